/** A colour as six hexadecimal digits after a number sign, such as `#C93A24`. */
export type Colour = `#${string}`;

type Lab = readonly [lightness: number, a: number, b: number];

/**
 * The colour that lies `amount` (0–1) of the way from one colour to another. Mixed in OKLab, where the
 * middle of two colours looks like the middle, so shadows stay clean instead of going grey.
 */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  if (amount <= 0) return from;
  if (amount >= 1) return to;
  const [a, b] = [labOf(from), labOf(to)];
  return hexOf([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** Perceived lightness of a colour, from 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  return labOf(colour)[0];
}

function labOf(colour: Colour): Lab {
  const value = Number.parseInt(colour.slice(1), 16);
  const [r, g, b] = [linearOf(value >> 16), linearOf((value >> 8) & 255), linearOf(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightnessPart, a, b]: Lab): Colour {
  const l = (lightnessPart + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightnessPart - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightnessPart - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`;
}

function linearOf(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function byteOf(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(share, 0), 1) * 255);
}
