"""Draws the times of the programs against the number of specs, as an SVG without help of a library."""

import math

WIDTH, HEIGHT = 860, 520
LEFT, RIGHT, TOP, BOTTOM = 70, 190, 56, 48
COLORS = ["#d1242f", "#e16f24", "#57606a", "#8c959f", "#24292f", "#6e7781", "#0969da", "#1a7f37", "#8250df", "#bf8700"]


def plot(series, title, subtitle, unit="specs"):
  """The text of a picture.

  - series: the programs by name, each with its points, a number of what the unit says and milliseconds.
  """
  sizes = sorted({size for points in series.values() for size, _ in points})
  times = [time for points in series.values() for _, time in points if time > 0]
  low, high = 10 ** math.floor(math.log10(min(times))), 10 ** math.ceil(math.log10(max(times)))

  def x(size):
    share = math.log(size / sizes[0]) / math.log(sizes[-1] / sizes[0]) if len(sizes) > 1 else 0.5
    return LEFT + share * (WIDTH - LEFT - RIGHT)

  def y(time):
    return HEIGHT - BOTTOM - math.log(time / low) / math.log(high / low) * (HEIGHT - TOP - BOTTOM)

  lines = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    text(LEFT, 22, title, "start", 'font-size="15" font-weight="bold"'),
    text(LEFT, 40, subtitle, "start", 'fill="#57606a"'),
  ]
  for size in sizes:
    lines.append(line([(x(size), TOP), (x(size), HEIGHT - BOTTOM)], "#d8dee4"))
    lines.append(text(x(size), HEIGHT - BOTTOM + 18, f"{size:,}", "middle"))
  time = low
  while time <= high:
    lines.append(line([(LEFT, y(time)), (WIDTH - RIGHT, y(time))], "#d8dee4"))
    lines.append(text(LEFT - 8, y(time) + 4, milliseconds(time), "end"))
    time *= 10
  lines.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, unit, "middle"))
  ends = spread({name: y(points[-1][1]) for name, points in series.items()})
  for index, (name, points) in enumerate(series.items()):
    color = COLORS[index % len(COLORS)]
    width = 3 if index == 0 else 1.5
    lines.append(line([(x(size), y(time)) for size, time in points], color, width))
    lines += [f'<circle cx="{x(size):.1f}" cy="{y(time):.1f}" r="{width + 1}" fill="{color}"/>' for size, time in points]
    weight = ' font-weight="bold"' if index == 0 else ""
    lines.append(text(WIDTH - RIGHT + 12, ends[name] + 4, name, "start", f'fill="{color}"{weight}'))
  return "\n".join(lines + ["</svg>", ""])


def milliseconds(time):
  return f"{time / 1_000:g} s" if time >= 1_000 else f"{time:g} ms"


def line(points, color, width=1):
  path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
  return f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="{width}"/>'


def text(x, y, words, anchor, style=""):
  words = words.replace("&", "&amp;").replace("<", "&lt;")
  return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {style}>{words}</text>'


def spread(heights, gap=16):
  """Heights of labels that do not cover each other, near those of what they name."""
  placed, last = {}, -gap
  for name, height in sorted(heights.items(), key=lambda pair: pair[1]):
    last = max(height, last + gap)
    placed[name] = last
  return placed
