// The texts that are shown with less than 4.5 to 1 between them and what is behind them, each once.
(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const channels = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, bottom) => [0, 1, 2].map((index) => top[index] * top[3] + bottom[index] * (1 - top[3])).concat(1);
  const behind = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const rect = at.tagName === 'a' && at.querySelector(':scope > rect');
      layers.push(channels(rect ? getComputedStyle(rect).fill : getComputedStyle(at).backgroundColor));
    }
    const ground = getComputedStyle(document.documentElement).colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? [16, 20, 26, 1] : [255, 255, 255, 1];
    return layers.reverse().reduce((bottom, top) => over(top, bottom), ground);
  };
  const luminance = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const poor = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility || !element.checkVisibility({ visibilityProperty: true }) || element.closest('script, style, .hidden, option')) continue;
    const style = getComputedStyle(element);
    const ground = behind(element), ink = over(channels(element instanceof SVGElement ? style.fill : style.color), ground);
    const [high, low] = [luminance(ground), luminance(ink)].sort((left, right) => right - left);
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio < 4.5) poor.add(`${element.tagName}.${element.className.baseVal ?? element.className} ${ratio.toFixed(2)} ${walker.currentNode.textContent.trim().slice(0, 30)}`);
  }
  return [...poor];
})();
