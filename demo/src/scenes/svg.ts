/** A place on the picture, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `value` with at most one decimal, which is as exact as any stroke of these drawings needs to be. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Path data of the polygon through `points`. Several can be joined into one path. */
export function outline(points: readonly Point[]): string {
  return `${line(points)}z`;
}

/** Path data of the open line through `points`. */
export function line([start, ...rest]: readonly Point[]): string {
  return start === undefined
    ? ''
    : `M${written(start)}${rest.length > 0 ? 'l' : ''}${steps(start, rest)}`;
}

/** Path data of a smooth line that passes through all `points` (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  return smooth(points, false);
}

/** Path data of a smooth closed shape that passes through all `points`. */
export function blob(points: readonly Point[]): string {
  return `${smooth(points, true)}z`;
}

/** Path data of an upright rectangle, in pixels. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Path data of an upright rectangle with corners of the given radius, in pixels. */
export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = round(Math.min(radius, width / 2, height / 2));
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + r)} ${round(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  );
}

/** Path data of an ellipse with the given centre and radii, in pixels. */
export function oval([x, y]: Point, rx: number, ry: number = rx): string {
  const [a, b, across] = [round(rx), round(ry), round(2 * rx)];
  return `M${round(x - rx)} ${round(y)}a${a} ${b} 0 1 0 ${across} 0a${a} ${b} 0 1 0 ${-across} 0z`;
}

/** A filled path. `paint` is a colour or a reference such as `url(#sky)`. */
export function fill(d: string, paint: string, opacity?: number): string {
  return d === '' ? '' : element('path', { d: chained(d), fill: paint, opacity: decimal(opacity) });
}

const betweenShapes = /(?<=z)(?=M)/;
const placeOfShape = /^M(-?[\d.]+) (-?[\d.]+)(?!.*M)/;

/**
 * The same path data, with each closed shape placed from the one before it: the shapes of a pattern stand
 * evenly apart, are then written alike and compress well.
 */
function chained(d: string): string {
  let before: Point | undefined;
  return d
    .split(betweenShapes)
    .map((shape) => {
      const [move = '', x, y] = placeOfShape.exec(shape) ?? [];
      const place: Point | undefined = move === '' ? undefined : [Number(x), Number(y)];
      const text =
        before && place ? `m${offsets(before, [place])}${shape.slice(move.length)}` : shape;
      // Closing a shape leads back to where it began.
      before = place;
      return text;
    })
    .join('');
}

/** A drawn line. `width` in pixels; ends and corners are round, as the picture itself says once. */
export function stroke(d: string, paint: string, width: number, opacity?: number): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: paint,
    'stroke-width': Math.max(round(width), 0.3),
    opacity: decimal(opacity),
  });
}

/** A line that is broken evenly: `pattern` gives lengths of dashes and gaps in turn, all in pixels. */
export function dashes(
  d: string,
  paint: string,
  width: number,
  pattern: readonly number[],
): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: paint,
    'stroke-width': Math.max(round(width), 0.3),
    'stroke-linecap': 'butt',
    'stroke-dasharray': pattern.map(round).join(' '),
  });
}

/** Round dots of one size, as a single path: knobs, lamps, rivets. `size` in pixels. */
export function dots(
  places: readonly Point[],
  paint: string,
  size: number,
  opacity?: number,
): string {
  const [first, ...rest] = places;
  if (!first) return '';
  let from = first;
  const moves = rest.map((to) => {
    const move = `m${offsets(from, [to])}h0`;
    from = to;
    return move;
  });
  return stroke(`M${written(first)}h0${moves.join('')}`, paint, size, opacity);
}

/** Children drawn together, moved and enlarged, or cut to a shape. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : element('g', attributes, content);
}

/** A `transform` that puts a drawing's own origin at `place` and enlarges it; sideways, it may be mirrored. */
export function placed([x, y]: Point, scale: number, mirrored = false, degrees = 0): string {
  const size = Math.round(scale * 1000) / 1000;
  const turn = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  return `translate(${round(x)} ${round(y)})${turn} scale(${mirrored ? `${-size} ${size}` : size})`;
}

/** One colour of a gradient: where along it (0–1), which colour, how opaque (0–1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient that paths refer to as `url(#id)`. */
export interface Gradient {
  id: string;
  definition: string;
}

/** A straight gradient over the box of what it fills, from one corner or side (0–1) to another. */
export function linear(
  id: string,
  [x1, y1]: Point,
  [x2, y2]: Point,
  stops: readonly Stop[],
): Gradient {
  return {
    id,
    definition: element('linearGradient', { id, x1, y1, x2, y2 }, drawStops(stops)),
  };
}

/** A straight gradient from the top of what it fills down to its foot. */
export function vertical(id: string, stops: readonly Stop[]): Gradient {
  return linear(id, [0, 0], [0, 1], stops);
}

/** A round gradient over the box of what it fills, from its middle outwards. */
export function radial(id: string, stops: readonly Stop[]): Gradient {
  return { id, definition: element('radialGradient', { id }, drawStops(stops)) };
}

/** A drawing with the gradients that it refers to defined before it; the others are left out. */
export function withGradients(gradients: readonly Gradient[], drawing: string): string {
  const used = gradients.filter(({ id }) => drawing.includes(`url(#${id})`));
  return element('defs', {}, used.map(({ definition }) => definition).join('')) + drawing;
}

/** A shape to which other drawings are cut with `clip-path="url(#id)"`. */
export function clip(id: string, d: string): string {
  return element('clipPath', { id }, element('path', { d }));
}

/** A whole picture that stands on its own. */
export function picture(
  { width, height }: { width: number; height: number },
  ...content: readonly string[]
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    content.join(''),
  );
}

function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

function drawStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': decimal(opacity) }),
    )
    .join('');
}

function decimal(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 100) / 100;
}

function written([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Steps from each point to the next. Like shapes are written alike, wherever they are, and compress well. */
function steps(start: Point, points: readonly Point[]): string {
  let [x, y] = [round(start[0]), round(start[1])];
  let text = '';
  for (const point of points) {
    const [nextX, nextY] = [round(point[0]), round(point[1])];
    text += `${signed(nextX - x)}${signed(nextY - y)}`;
    [x, y] = [nextX, nextY];
  }
  return text.trimStart();
}

/** A number that needs no further space before it: a minus sign parts it from the last. */
function signed(value: number): string {
  const number = round(value);
  return number < 0 ? String(number) : ` ${number}`;
}

/** Path data of cubic curves, each given by its two handles and its end. */
export function bend(start: Point, curves: readonly (readonly [Point, Point, Point])[]): string {
  let from = start;
  let text = `M${written(start)}`;
  for (const [first, second, end] of curves) {
    text += `c${offsets(from, [first, second, end])}`;
    from = end;
  }
  return text;
}

function offsets(from: Point, points: readonly Point[]): string {
  const [x, y] = [round(from[0]), round(from[1])];
  return points
    .map((point) => `${signed(round(point[0]) - x)}${signed(round(point[1]) - y)}`)
    .join('')
    .trimStart();
}

function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ] as const;
  });
  return bend(at(0), curves);
}
