// Made of the Templates/catalog folder. Do not edit: change a template, then run
//   RECORD=1 swift test --filter CatalogTemplatesTests
// until it has nothing to record.
// swift-format-ignore-file

/// The templates of the catalogue, by file name.
package let catalogTemplates: [(name: StaticString, text: StaticString)] = [
  (
    "blocks.mustache",
    ##"""
{{! Blocks that are laid over the templates of the catalogue: none of its own. A file of this name in your folder changes
    the blocks that it holds: style, links, lead, before, after. }}

"""##
  ),
  (
    "filters.mustache",
    ##"""
<div class="filters" role="group" aria-label="Filters">
{{#hasModules}}
<label>Module<select id="module"><option value="">all</option>
{{#modules}}
{{#moduleName}}
<option>{{moduleName}}</option>
{{/moduleName}}
{{/modules}}
</select></label>
{{/hasModules}}
<label>Kind<select id="kind"><option value="">all</option>
{{#kinds}}
<option>{{.}}</option>
{{/kinds}}
</select></label>
<label>Marks<select id="mark"><option value="">all</option>
<option value="undocumented">undocumented</option>
{{#hasUsage}}
<optgroup label="Usage"><option value="unread-output">not read</option><option value="uncalled-input">not called</option><option value="test-only-member">used by tests alone</option><option value="untested-member">not tested</option></optgroup>
{{/hasUsage}}
{{#hasRules}}
<optgroup label="Conventions"><option value="findings">any finding</option>
{{#rules}}
<option>{{.}}</option>
{{/rules}}
</optgroup>
{{/hasRules}}
</select></label>
<button id="reset" type="button" hidden>Show all</button>
</div>

"""##
  ),
  (
    "head.mustache",
    ##"""
{{! Nothing is fetched, and no script runs but the page's own. }}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<style>
{{>style}}
{{$style}}{{/style}}
</style>

"""##
  ),
  (
    "member.mustache",
    ##"""
<li{{#address}} data-id="{{address}}"{{/address}}><code><b>{{name}}</b>{{#signature}}{{#target}}<a href="#{{target}}">{{text}}</a>{{/target}}{{^target}}{{text}}{{/target}}{{/signature}}</code><i class={{kind}}>{{kind}}</i>{{#facetName}}<i class=facet>{{facetName}}</i>{{/facetName}}{{#marks}}<i class=mark>{{.}}</i>{{/marks}}{{#documentation}}<p>{{>text}}{{/documentation}}{{#findings}}<p class=finding><b>{{rule}}</b> {{message}}{{/findings}}

"""##
  ),
  (
    "overview.mustache",
    ##"""
<section id="overview" aria-labelledby="overview-title">
<h1 id="overview-title">{{title}}</h1>
{{$lead}}
<p class="lead">What each screen takes and shows, made of the specs.</p>
{{/lead}}
{{#hasNotShown}}
<div class="notice" role="note"><p>Not shown, since their specs have errors:</p><ul>
{{#notShown}}
<li><code>{{.}}</code></li>
{{/notShown}}
</ul></div>
{{/hasNotShown}}
<dl class="numbers">
<div><dt>View models</dt><dd>{{viewModelCount}}</dd></div>
<div><dt>Members</dt><dd>{{memberCount}}</dd></div>
<div><dt>Documented</dt><dd>{{documentedShare}} %</dd></div>
<div><dt>Findings</dt><dd>{{findingCount}}</dd></div>
{{#hasUsage}}
<div><dt>Unused</dt><dd>{{unusedCount}}</dd></div>
{{/hasUsage}}
</dl>
<section class="figures" aria-label="Figures">
{{#figures}}
<figure id="figure-{{figureName}}">
<figcaption><h2>{{figureTitle}}</h2><p>{{caption}}</p></figcaption>
<ul class="bars">
{{#bars}}
<li>{{#query}}<a href="#?{{query}}">{{/query}}<span class="label">{{label}}</span><svg class="bar-track" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="{{share}}" height="10"/></svg><span class="value">{{value}}</span>{{#query}}</a>{{/query}}</li>
{{/bars}}
</ul>
</figure>
{{/figures}}
</section>
</section>

"""##
  ),
  (
    "page.mustache",
    ##"""
{{! The catalogue as one page: what is not a view model comes from the templates that this one names. }}
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="mvvmgen catalog">
{{>head}}
{{! Known before the first view model is drawn: only the one that is looked at is. }}
<script>document.documentElement.classList.add('js');</script>
<title>{{title}}</title>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<button id="menu" type="button" aria-expanded="false" aria-controls="contents">Contents</button>
<a class="brand" href="#">{{title}}</a>
<div class="search" role="search">
<input id="search" type="search" aria-label="Search names, documentation and types" aria-keyshortcuts="/" placeholder="Search names, documentation, types" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">/</kbd>
</div>
{{$links}}{{/links}}
</header>
<nav id="contents" aria-label="View models">
{{>filters}}
<p id="status" role="status">{{viewModelCount}} view models</p>
<ol id="results" aria-label="Results of the search" hidden></ol>
<div id="list">
{{#modules}}
{{#moduleName}}
<h2>{{moduleName}}</h2>
{{/moduleName}}
<ul>
{{#viewModels}}
<li><a href="#{{anchor}}">{{viewModelName}}</a>{{#hasMarks}}<span class="flag" title="has findings"></span>{{/hasMarks}}</li>
{{/viewModels}}
</ul>
{{/modules}}
</div>
</nav>
<main id="main" tabindex="-1">
{{>overview}}
{{#viewModels}}
{{>view-model}}
{{/viewModels}}
</main>
<script>
{{>script}}
</script>
</body>
</html>

"""##
  ),
  (
    "script.mustache",
    ##"""
'use strict';
(() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const body = document.body, overview = one('#overview'), status = one('#status'), search = one('#search');
  const articles = all('main > article'), items = all('#list li'), results = one('#results'), list = one('#list');
  const title = document.title, filters = ['module', 'kind', 'mark'].map((id) => one('#' + id)).filter(Boolean);
  const order = new Map(articles.map((article, index) => [article.id, index]));
  const make = (tag, text, properties) => Object.assign(document.createElement(tag), properties, { textContent: text });
  let current = overview, size = '', visible = articles.map(() => true), index = null, timer = 0;

  // The part of the page that the address names.

  const addressed = () => { try { return decodeURIComponent(location.hash.slice(1)); } catch { return ''; } };

  function show(part, quiet) {
    if (current !== part || !part.classList.contains('current')) {
      current.classList.remove('current');
      part.classList.add('current');
      const link = one('#list a[aria-current]');
      if (link) link.removeAttribute('aria-current');
      const item = items[order.get(part.id)];
      if (item) { one('a', item).setAttribute('aria-current', 'page'); if (!item.hidden) item.scrollIntoView({ block: 'nearest' }); }
      current = part;
      body.classList.toggle('is-overview', part === overview);
      document.title = part === overview ? title : part.dataset.name + ' – ' + title;
      linkNames(part);
      showSwift();
      if (!quiet) window.scrollTo(0, 0);
    }
  }

  function route(event) {
    const name = addressed();
    if (name === 'main') return;
    all('li.target').forEach((member) => member.classList.remove('target'));
    if (name.startsWith('?')) { readFilters(name); return; }
    const article = articleOf(name);
    if (article) nameMembers(article);
    const target = article && document.getElementById(name);
    if (name && !target) status.textContent = 'Nothing is called ' + name;
    show(article || overview);
    if (target && target !== article) {
      target.classList.add('target');
      target.scrollIntoView({ block: 'center' });
    }
    closeContents();
    if (event && document.activeElement !== search) {
      const heading = one('h1', current), focused = target && target !== article ? one('b a', target) : heading;
      heading.tabIndex = -1;
      if (focused) focused.focus({ preventScroll: true });
    }
  }

  // On a narrow screen.
  function closeContents() {
    body.classList.remove('is-open');
    one('#menu').setAttribute('aria-expanded', 'false');
  }

  // The view model of an address: its name, perhaps with more after a dot.
  function articleOf(name) {
    for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) {
      const number = order.get(name.slice(0, end));
      if (number !== undefined) return articles[number];
    }
    return null;
  }

  // Members get their addresses when they are first shown: all of them at once would double a large page.
  function nameMembers(article) {
    for (const member of all('.facets li', article)) {
      if (member.id) return;
      member.id = article.id + '.' + (member.dataset.id || one('b', member).textContent);
    }
  }

  // The name of each member links to itself, so that people can copy the address.
  function linkNames(article) {
    nameMembers(article);
    for (const name of all('.facets li > code > b', article)) {
      if (name.firstElementChild) return;
      const link = make('a', name.textContent, { href: '#' + name.closest('li').id });
      name.replaceChildren(link);
    }
  }

  // Search.

  function buildIndex() {
    index = articles.map((article) => ({
      article,
      name: article.dataset.name.toLowerCase(),
      text: [...article.children].filter((part) => part.className !== 'swift').map((part) => part.textContent).join(' ').toLowerCase(),
    }));
  }

  function find(words) {
    const found = [];
    index.forEach((entry, number) => {
      if (!visible[number] || !words.every((word) => entry.text.includes(word))) return;
      const first = words[0];
      const rank = entry.name.startsWith(first) ? 0 : words.every((word) => entry.name.includes(word)) ? 1 : entry.name.includes(first) ? 2 : 3;
      found.push({ number, rank });
    });
    return found.sort((left, right) => left.rank - right.rank || left.number - right.number);
  }

  function marked(text, words) {
    const low = text.toLowerCase(), piece = make('span', '');
    const spots = low.length === text.length ? words.map((word) => [low.indexOf(word), word.length]).filter(([start]) => start >= 0).sort((left, right) => left[0] - right[0]) : [];
    let from = 0;
    for (const [start, length] of spots) {
      if (start < from) continue;
      piece.append(text.slice(from, start), make('mark', text.slice(start, start + length)));
      from = start + length;
    }
    piece.append(text.slice(from));
    return piece;
  }

  function link(text, id, words) {
    const anchor = make('a', '', { href: '#' + id });
    anchor.append(marked(text, words));
    return anchor;
  }

  const shownResults = 60, shownMembers = 4;

  function searchNow() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.hidden = words.length === 0;
    list.hidden = words.length > 0;
    results.replaceChildren();
    if (words.length === 0) { say(); return; }
    if (!index) buildIndex();
    const found = find(words);
    for (const { number } of found.slice(0, shownResults)) {
      const article = articles[number], item = make('li', '');
      item.append(link(article.dataset.name, article.id, words));
      nameMembers(article);
      const members = all('.facets li', article).filter((member) => {
        const text = member.textContent.toLowerCase();
        return words.some((word) => text.includes(word)) && words.every((word) => text.includes(word) || index[number].name.includes(word));
      });
      if (members.length) {
        const inner = make('ul', '');
        for (const member of members.slice(0, shownMembers)) {
          const entry = make('li', '');
          entry.append(link(one('b', member).textContent, member.id, words));
          inner.append(entry);
        }
        if (members.length > shownMembers) inner.append(make('li', 'and ' + (members.length - shownMembers) + ' more', { className: 'more' }));
        item.append(inner);
      }
      results.append(item);
    }
    if (found.length > shownResults) results.append(make('li', 'and ' + (found.length - shownResults) + ' more view models', { className: 'more' }));
    status.textContent = found.length === 0 ? 'Nothing found' : found.length + (found.length === 1 ? ' view model' : ' view models') + ' found';
  }

  search.addEventListener('input', searchNow);

  // Filters.

  function say() {
    const count = visible.filter(Boolean).length;
    status.textContent = count === articles.length ? count + (count === 1 ? ' view model' : ' view models') : count + ' of ' + articles.length + ' view models';
  }

  const chosen = (id) => { const select = one('#' + id); return select ? select.value : ''; };

  function applyFilters() {
    const module = chosen('module'), kind = encodeURIComponent(chosen('kind')), mark = chosen('mark');
    visible = articles.map(({ dataset }) =>
      (!module || dataset.module === module) && (!kind || dataset.kinds.split(' ').includes(kind)) &&
      (!mark || dataset.marks.split(' ').includes(mark)) && (!size || dataset.size === size));
    items.forEach((item, number) => { item.hidden = !visible[number]; });
    articles.forEach((article, number) => { article.classList.toggle('out', !visible[number]); });
    for (const heading of all('h2', list)) heading.hidden = !all('li', heading.nextElementSibling).some((item) => !item.hidden);
    filters.forEach((select) => select.classList.toggle('set', select.value !== ''));
    const isFiltered = size !== '' || filters.some((select) => select.value !== '');
    const reset = one('#reset');
    reset.hidden = !isFiltered;
    reset.textContent = size ? 'Show all (size ' + size + ')' : 'Show all';
    if (search.value.trim()) searchNow(); else say();
  }

  function readFilters(text) {
    const query = new URLSearchParams(text);
    const raw = new URLSearchParams(location.hash.slice(2));
    for (const select of filters) {
      const wanted = raw.get(select.id) || '';
      select.value = [...select.options].some((option) => option.value === wanted) ? wanted : '';
    }
    size = raw.get('size') || '';
    search.value = raw.get('q') || '';
    applyFilters();
    searchNow();
    show(overview, true);
    body.classList.add('is-open');
    one('#menu').setAttribute('aria-expanded', 'true');
    const first = items.find((item) => !item.hidden);
    if (query.size && first) one('a', first).focus({ preventScroll: false });
  }

  filters.forEach((select) => select.addEventListener('change', applyFilters));
  one('#reset').addEventListener('click', () => {
    filters.forEach((select) => { select.value = ''; });
    size = '';
    applyFilters();
    if (location.hash.startsWith('#?')) history.replaceState(null, '', '#');
    search.focus();
  });

  // Swift code is coloured when it is first shown.

  function showSwift() {
    const code = one('.swift pre', current);
    if (!code || code.firstElementChild) return;
    const text = code.textContent;
    let from = 0;
    code.textContent = '';
    for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|@?\b(?:protocol|var|func|get|set|any|some|public|package|internal|async|throws|inout|MainActor|escaping)\b|\b[A-Z]\w*/g)) {
      const kind = match[0][0] === '"' ? 'string' : /^[A-Z]/.test(match[0]) ? 'type' : 'keyword';
      code.append(text.slice(from, match.index), make('span', match[0], { className: kind }));
      from = match.index + match[0].length;
    }
    code.append(text.slice(from));
  }

  // Keys.

  document.addEventListener('keydown', (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'radio';
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      body.classList.add('is-open');
      search.focus();
      search.select();
    } else if (event.key === 'Escape' && (event.target === search || one('#contents').contains(event.target))) {
      if (event.target === search) { search.value = ''; searchNow(); } else search.focus();
    } else if (event.key === 'Enter' && event.target === search) {
      const first = one('a', results);
      if (first && !results.hidden) location.hash = first.getAttribute('href');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const inside = event.target === search || (one('#contents').contains(event.target) && event.target.tagName === 'A');
      if (!inside) return;
      const links = all('a', results.hidden ? list : results).filter((anchor) => !anchor.closest('[hidden]'));
      const at = links.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1);
      if (at < 0) search.focus(); else if (links[at]) links[at].focus();
      event.preventDefault();
    }
  });

  one('#menu').addEventListener('click', () => {
    const isOpen = body.classList.toggle('is-open');
    one('#menu').setAttribute('aria-expanded', String(isOpen));
  });
  one('#contents').addEventListener('click', (event) => { if (event.target.closest('a')) closeContents(); });
  one('.skip').addEventListener('click', (event) => { event.preventDefault(); one('#main').focus(); });
  search.addEventListener('focus', () => { if (!index) setTimeout(buildIndex); });
  if (matchMedia('(max-width: 860px)').matches) search.addEventListener('input', () => body.classList.add('is-open'));
  window.addEventListener('hashchange', route);
  applyFilters();
  route();
})();

"""##
  ),
  (
    "style.mustache",
    ##"""
:root {
  color-scheme: light dark;
  --ground: #ffffff; --raised: #f6f7f9; --line: #dfe3e8; --text: #1a1f26; --muted: #586271;
  --accent: #3f3fbf; --accent-soft: #ecebfb; --input: #0b6b61; --input-soft: #e2f3f0; --output: #3f3fbf; --output-soft: #ecebfb;
  --error: #a8281c; --error-soft: #fbe9e7; --dependency: #6d4c00; --dependency-soft: #f7efdc; --mark: #fff0b3;
  --keyword: #8b2a86; --type: #0b5c8a; --string: #8a4b00; --shadow: 0 1px 2px rgb(20 30 50 / .06), 0 6px 20px rgb(20 30 50 / .05);
  --mono: ui-monospace, "SF Mono", Menlo, "Cascadia Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10141a; --raised: #181d25; --line: #2b333e; --text: #e7ebf0; --muted: #a0abb9;
    --accent: #b0b4ff; --accent-soft: #262a4d; --input: #6fd6c5; --input-soft: #12332f; --output: #b0b4ff; --output-soft: #262a4d;
    --error: #ff9d90; --error-soft: #40211d; --dependency: #e6c275; --dependency-soft: #362c14; --mark: #5c4b0a;
    --keyword: #f29be6; --type: #8cc8f0; --string: #eab676; --shadow: 0 1px 2px rgb(0 0 0 / .4);
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 76px; -webkit-text-size-adjust: 100%; }
body { margin: 0; display: grid; grid-template: "bar bar" auto "side main" 1fr / 292px minmax(0, 1fr); min-height: 100vh; background: var(--ground); color: var(--text); font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1:focus, main:focus { outline: none; }
h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
code, pre, kbd { font-family: var(--mono); font-size: .9em; }
ul, ol { list-style: none; margin: 0; padding: 0; }
button, input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; }
button { cursor: pointer; }
button:hover { border-color: var(--muted); }
[hidden] { display: none !important; }
.skip { position: absolute; left: 12px; top: -60px; z-index: 9; background: var(--ground); padding: 8px 14px; border-radius: 8px; box-shadow: var(--shadow); }
.skip:focus { top: 10px; }

.bar { grid-area: bar; position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 16px; height: 60px; padding: 0 24px; background: var(--ground); border-bottom: 1px solid var(--line); }
.brand { flex: 0 0 244px; font-weight: 650; color: var(--text); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.search { position: relative; flex: 1; max-width: 620px; }
.search input { width: 100%; height: 38px; padding: 0 40px 0 14px; background: var(--raised); border-radius: 10px; }
.search input::placeholder { color: var(--muted); opacity: 1; }
.search kbd { position: absolute; right: 10px; top: 8px; padding: 0 7px; border: 1px solid var(--line); border-radius: 5px; color: var(--muted); background: var(--ground); }
.search input:focus + kbd { display: none; }
#menu { display: none; }

#contents { grid-area: side; position: sticky; top: 60px; height: calc(100vh - 60px); overflow-y: auto; padding: 16px 12px 40px 16px; border-right: 1px solid var(--line); }
.filters { display: grid; gap: 8px; padding: 0 8px 12px; }
.filters label { display: grid; grid-template-columns: 62px 1fr; align-items: center; font-size: 13px; color: var(--muted); }
.filters select { min-width: 0; padding: 3px 6px; font-size: 13px; color: var(--text); border-radius: 6px; }
.filters select.set { border-color: var(--accent); background: var(--accent-soft); }
#reset { font-size: 13px; padding: 3px; }
#status { margin: 0; padding: 4px 8px 8px; font-size: 12.5px; color: var(--muted); }
#contents h2 { margin: 14px 8px 4px; font-size: 12px; font-weight: 650; letter-spacing: .04em; color: var(--muted); }
#list li { position: relative; content-visibility: auto; contain-intrinsic-size: auto 30px; }
#contents li a { display: block; padding: 4px 20px 4px 10px; border-radius: 7px; color: var(--text); font-size: 14px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#contents li a:hover { background: var(--raised); text-decoration: none; }
#contents li a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
.flag { position: absolute; right: 9px; top: 12px; width: 7px; height: 7px; border-radius: 50%; background: var(--dependency); }
#results > li { margin-bottom: 6px; }
#results ul a { padding-left: 22px; font: 12.5px/1.5 var(--mono); color: var(--muted); }
#results mark { background: var(--mark); color: inherit; border-radius: 2px; }
#results .more { padding: 4px 10px; font-size: 13px; color: var(--muted); }

main { grid-area: main; padding: 32px 40px 96px; max-width: 1360px; width: 100%; }
main h1 { margin: 0 0 8px; font-size: 30px; font-weight: 680; letter-spacing: -.015em; }
main h2 { margin: 0; font-size: 16px; font-weight: 650; }
.lead { margin: 0 0 10px; max-width: 68ch; font-size: 17px; color: var(--muted); text-wrap: pretty; }
.js main > article:not(.current), .js main > section:not(.current) { display: none; }
html:not(.js) main > article { margin-top: 64px; }
.notice { margin: 16px 0; padding: 12px 18px; border-left: 4px solid var(--error); border-radius: 6px; background: var(--error-soft); }
.notice p { margin: 0; }

.numbers { display: flex; flex-wrap: wrap; gap: 14px; margin: 24px 0 36px; }
.numbers div { flex: 1 1 130px; display: flex; flex-direction: column-reverse; padding: 14px 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
.numbers dt { color: var(--muted); font-size: 13px; }
.numbers dd { margin: 0; font-size: 27px; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
figcaption p { margin: 2px 0 12px; color: var(--muted); font-size: 13.5px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 20px; margin-top: 32px; }
figure { margin: 0; padding: 18px 20px; border: 1px solid var(--line); border-radius: 12px; break-inside: avoid; }
.bars li > a, .bars li { display: grid; grid-template-columns: minmax(84px, 34%) 1fr 48px; gap: 10px; align-items: center; color: inherit; font-size: 13.5px; }
.bars li > a { grid-column: 1 / -1; border-radius: 6px; text-decoration: none; }
.bars li > a:hover { background: var(--raised); }
.bars .label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.bars .value { text-align: right; font-variant-numeric: tabular-nums; color: var(--muted); }
.bar-track { width: 100%; height: 12px; border-radius: 4px; background: var(--raised); }
.bar-track rect { fill: var(--accent); }

.place { margin: 0 0 6px; font-size: 13px; color: var(--muted); overflow-wrap: anywhere; }
.place span { margin-right: 8px; padding: 2px 9px; border-radius: 99px; background: var(--raised); border: 1px solid var(--line); }
.facts { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0; font-size: 12.5px; color: var(--muted); }
.facts > * { padding: 2px 9px; border: 1px solid var(--line); border-radius: 99px; }
.relations { margin: 4px 0; font-size: 14px; }
.relations b { margin-right: 8px; font-weight: 600; }
.relations a { display: inline-block; margin: 0 6px 4px 0; padding: 2px 10px; border-radius: 7px; background: var(--accent-soft); }
.findings { margin: 12px 0; }
.findings li, .finding { padding: 6px 12px; border-radius: 7px; background: var(--dependency-soft); color: var(--dependency); font-size: 13.5px; }
.finding { display: inline-block; }
.facets { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 28px 40px; margin: 28px 0 36px; align-items: start; }
.facets h2 { padding-bottom: 8px; border-bottom: 2px solid currentColor; }
.inputs h2 { color: var(--input); } .outputs h2 { color: var(--output); } .errors h2 { color: var(--error); } .dependencies h2 { color: var(--dependency); }
.facets h2::before { margin-right: 8px; }
.inputs h2::before { content: "→" / ""; } .outputs h2::before { content: "←" / ""; } .errors h2::before { content: "!" / ""; } .dependencies h2::before { content: "◇" / ""; }
.facets li { position: relative; padding: 11px 10px 11px 12px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; break-inside: avoid; }
.facets li:target, .facets li.target { background: var(--mark); border-radius: 6px; }
.facets li > code { font-size: 13.5px; }
.facets b { font-weight: 650; }
.facets b a { color: inherit; }
.facets p { margin: 3px 0 0; color: var(--muted); font-size: 14px; text-wrap: pretty; }
.facets .target p { color: var(--text); }
.facets i { display: inline-block; margin-left: 10px; padding: 0 8px; border-radius: 99px; font: 600 11.5px/1.7 system-ui, sans-serif; white-space: nowrap; color: var(--output); background: var(--output-soft); }
.inputs li > i { color: var(--input); background: var(--input-soft); }
.errors li > i { color: var(--error); background: var(--error-soft); }
.dependencies li > i:not(.mark) { display: none; }
.facets li > i.mark { color: var(--dependency); background: var(--dependency-soft); }
.facets i::before { margin-right: 5px; }
i.event::before { content: "◆" / ""; } i.state::before { content: "●" / ""; } i.binding::before { content: "⇄" / ""; } i.stream::before { content: "≈" / ""; } i.value::before { content: "=" / ""; } i.function::before { content: "ƒ" / ""; } i.sticky::before { content: "▾" / ""; }
.facets .finding { margin-top: 6px; font-size: 13px; color: var(--dependency); }

section.swift { margin-top: 28px; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.swift h2 { margin: 0; padding: 12px 18px; border-bottom: 1px solid var(--line); background: var(--raised); }
.swift pre { margin: 0; padding: 18px; overflow-x: auto; font-size: 13.5px; line-height: 1.6; tab-size: 2; }
.keyword { color: var(--keyword); } .type { color: var(--type); } .string { color: var(--string); }

@media (max-width: 860px) {
  body { grid-template: "bar" auto "side" auto "main" 1fr / minmax(0, 1fr); }
  .bar { padding: 0 12px; gap: 10px; }
  .brand { display: none; }
  #menu { display: block; }
  #contents { display: none; position: fixed; z-index: 4; top: 60px; left: 0; right: 0; height: auto; max-height: min(70vh, calc(100vh - 60px)); background: var(--ground); border-right: 0; border-bottom: 1px solid var(--line); box-shadow: 0 20px 40px rgb(0 0 0 / .2); }
  .is-open #contents { display: block; }
  main { padding: 22px 16px 64px; }
  main h1 { font-size: 24px; }
  .search kbd { display: none; }
  .search input { padding-right: 12px; }
}
@media (prefers-reduced-motion: no-preference) { .facets li { transition: background .3s; } }
@media print {
  body { display: block; font-size: 11pt; color: #000; background: #fff; }
  .bar, #contents, .skip { display: none !important; }
  main { padding: 0; max-width: none; }
  .js .is-overview main > article:not(.out), .js main > article.current { display: block; margin-top: 28px; }
  .facets { display: block; }
  .facets section { margin-top: 16px; }
  .swift pre { white-space: pre-wrap; }
  a { color: inherit; }
  article { break-inside: auto; }
  h1, h2 { break-after: avoid; }
}
@media print and (prefers-color-scheme: dark) { :root { --ground: #fff; --raised: #f6f7f9; --text: #000; --muted: #444; --line: #ccc; --accent: #3f3fbf; --accent-soft: #ecebfb; --input: #0b6b61; --output: #3f3fbf; --error: #a8281c; --dependency: #6d4c00; --input-soft: #e2f3f0; --output-soft: #ecebfb; --error-soft: #fbe9e7; --dependency-soft: #f7efdc; --mark: #fff0b3; --keyword: #8b2a86; --type: #0b5c8a; --string: #8a4b00; } }

"""##
  ),
  (
    "text.mustache",
    ##"""
{{#pieces}}{{#isCode}}<code>{{text}}</code>{{/isCode}}{{^isCode}}{{text}}{{/isCode}}{{/pieces}}

"""##
  ),
  (
    "view-model.mustache",
    ##"""
<article id="{{anchor}}" data-name="{{viewModelName}}"{{#moduleName}} data-module="{{moduleName}}"{{/moduleName}} data-kinds="{{kindWords}}" data-marks="{{markWords}}" data-size="{{size}}">
{{$before}}{{/before}}
<p class=place>{{#moduleName}}<span>{{moduleName}}</span> {{/moduleName}}{{#link}}<a href="{{link}}" rel="noopener">{{path}}:{{line}}</a>{{/link}}{{^link}}<code>{{path}}:{{line}}</code>{{/link}}</p>
<h1>{{viewModelName}}</h1>
{{#documentation}}
<p class=lead>{{>text}}</p>
{{/documentation}}
<p class=facts><span>{{access}}</span><span>{{style}}</span>{{#attributes}}<code>{{.}}</code>{{/attributes}}{{#conformances}}<code>: {{.}}</code>{{/conformances}}</p>
{{#hasParts}}
<p class=relations><b>Made of</b> {{#parts}}<a href="#{{target}}">{{viewModelName}}</a>{{/parts}}</p>
{{/hasParts}}
{{#hasOwners}}
<p class=relations><b>Part of</b> {{#owners}}<a href="#{{target}}">{{viewModelName}}</a>{{/owners}}</p>
{{/hasOwners}}
<div class="facets">
{{#hasInputs}}
<section class=inputs><h2>Inputs</h2><ul>
{{#inputs}}
{{>member}}
{{/inputs}}
</ul></section>
{{/hasInputs}}
{{#hasOutputs}}
<section class=outputs><h2>Outputs</h2><ul>
{{#outputs}}
{{>member}}
{{/outputs}}
</ul></section>
{{/hasOutputs}}
{{#hasErrors}}
<section class=errors><h2>Errors</h2><ul>
{{#errors}}
{{>member}}
{{/errors}}
</ul></section>
{{/hasErrors}}
{{#hasDependencies}}
<section class=dependencies><h2>Dependencies</h2><ul>
{{#dependencies}}
{{>member}}
{{/dependencies}}
</ul></section>
{{/hasDependencies}}
</div>
{{$after}}{{/after}}
{{#swift}}
<section class=swift><h2>In Swift</h2><pre tabindex=0>{{swift}}</pre></section>
{{/swift}}
{{#hasFindings}}
<ul class="findings">
{{#findings}}
<li><b>{{rule}}</b> {{message}}</li>
{{/findings}}
</ul>
{{/hasFindings}}
</article>

"""##
  ),
]
