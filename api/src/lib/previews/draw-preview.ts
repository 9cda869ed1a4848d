import { coverSize } from '#domain/previews/cover-drawing.ts';
import type { CoverDrawing } from '#domain/previews/cover-drawing.ts';
import { previewSize } from '#domain/previews/preview-path.ts';
import { loadSharp } from '../picture-library.ts';
import type { Preview } from './preview.ts';
import { setLine, setText } from './set-type.ts';
import type { SetText } from './set-type.ts';

const { width, height } = previewSize;
const INK = '#17140F';
const PAPER = '#F7F4EE';
const TALLY = '#FF7A5C';
const MARGIN = 64;
const PORTRAIT = 300;
const TIMEOUT_SECONDS = 15;

/**
 * A preview as a PNG file: the page's picture with what it is about over it, in the brand's type. What
 * that has no letters for is left out, and so is a picture that cannot be read.
 * @param picture an SVG document of our own, or a JPEG, PNG or WebP file
 */
export async function drawPreview(preview: Preview, picture?: Uint8Array): Promise<Buffer> {
  if (preview.cover) return drawSquare(preview.title, preview.cover);
  const read = picture && (await readPicture(picture, preview.isPortrait === true));
  const portrait = preview.isPortrait === true ? read : undefined;
  const background = portrait ? undefined : read;
  const words = composeText(preview, width - 2 * MARGIN - (portrait ? PORTRAIT + MARGIN : 0));
  const sharp = await loadSharp();
  const overlay = svgOf(groundOf(background, portrait), words);
  const layers = [
    ...(background ? [{ input: background, left: 0, top: 0 }] : []),
    { input: Buffer.from(overlay), left: 0, top: 0 },
    ...(portrait
      ? [{ input: portrait, left: width - MARGIN - PORTRAIT, top: (height - PORTRAIT) / 2 }]
      : []),
  ];
  return (
    sharp({ create: { width, height, channels: 3, background: INK } })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .composite(layers)
      // In 256 colours a picture takes half as much and looks alike; plain grounds would get steps.
      .png(background ? { palette: true, quality: 90, effort: 4 } : { compressionLevel: 9 })
      .toBuffer()
  );
}

/** Pixels of the side of a square: the least that directories of podcasts take. */
const SQUARE = 1400;

/** A drawing as wide as the square, with a title below it. */
async function drawSquare(
  title: string,
  { lines, accent, strokeWidth }: CoverDrawing,
): Promise<Buffer> {
  const margin = 100;
  const room = SQUARE - 2 * margin;
  const words = setText(title, { face: 'display', sizes: [150, 120, 96], width: room, lines: 2 });
  const strokes = [
    [lines, PAPER, 0.35],
    [accent, TALLY, 1],
  ] as const;
  const drawing = strokes.map(
    ([path, colour, opacity]) => `<path d="${path}" stroke="${colour}" opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}">
    <rect width="${SQUARE}" height="${SQUARE}" fill="${INK}"/>
    <g transform="translate(0 60) scale(${SQUARE / coverSize.width})" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${drawing.join('')}</g>
    <g transform="translate(${margin - MARGIN})">${words ? standing(words, SQUARE - 2 * margin, PAPER) : ''}</g>
    <g transform="translate(${margin - MARGIN} ${SQUARE - 1.5 * margin})">${brand}</g>
  </svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png({ palette: true })
    .toBuffer();
}

/** A picture as a layer; undefined when it cannot be read. */
async function readPicture(bytes: Uint8Array, isPortrait: boolean): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const side = isPortrait ? PORTRAIT : undefined;
  try {
    const cut = sharp(bytes, { density: 96, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize(side ?? width, side ?? height, { fit: 'cover', position: 'centre' });
    const layers = side === undefined ? [] : [{ input: circle(side), blend: 'dest-in' as const }];
    return await cut.ensureAlpha().composite(layers).png({ compressionLevel: 1 }).toBuffer();
  } catch {
    return undefined;
  }
}

function circle(side: number): Buffer {
  const radius = side / 2;
  return Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></svg>`,
  );
}

/** Title and line at the bottom, as outlines. */
function composeText({ title, line }: Preview, room: number): string {
  const heading = setText(title, { face: 'display', sizes: [88, 72, 58], width: room, lines: 2 });
  const below = line
    ? setText(line, { face: 'text', sizes: [36, 30], width: room, lines: 1 })
    : undefined;
  // One without the other would say too little, or something else.
  if (!heading || (line && !below)) return '';
  const lineHeight = below ? below.size * 1.6 : 0;
  return (
    standing(heading, height - MARGIN - lineHeight, PAPER) +
    (below ? standing(below, height - MARGIN, PAPER) : '')
  );
}

/** Lines over one another, the last of them on `bottom`. */
function standing({ size, lines }: SetText, bottom: number, colour: string): string {
  return lines
    .map((line, index) => {
      const y = bottom - (lines.length - 1 - index) * size * 1.06;
      return `<g transform="translate(${MARGIN} ${y})" fill="${colour}">${line.svg}</g>`;
    })
    .join('');
}

/** Keeps words readable on any picture. */
const shade = `<defs><linearGradient id="shade" x2="0" y2="1">
  <stop offset="0" stop-color="${INK}" stop-opacity=".5"/>
  <stop offset=".3" stop-color="${INK}" stop-opacity="0"/>
  <stop offset=".46" stop-color="${INK}" stop-opacity=".1"/>
  <stop offset="1" stop-color="${INK}" stop-opacity=".92"/>
</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>`;

/** The level meter of the mark, as large as the picture, where there is none. */
const level = [
  [760, 300],
  [856, 470],
  [952, 220],
  [1048, 390],
]
  .map(([x = 0, tall = 0], index, { length }) => {
    const colour = index === length - 1 ? TALLY : PAPER;
    return `<rect x="${x}" y="${height - tall}" width="64" height="${tall + 40}" rx="32" fill="${colour}" opacity=".12"/>`;
  })
  .join('');

/** The product's mark and name. */
const brand = `<g transform="translate(${MARGIN} 48) scale(1.75)">
  <rect x="1" y="1" width="30" height="30" rx="9" fill="${INK}"/>
  <g fill="${PAPER}"><rect x="8" y="14" width="3" height="10" rx="1.5"/><rect x="12.33" y="9" width="3" height="15" rx="1.5"/><rect x="16.66" y="16" width="3" height="8" rx="1.5"/></g>
  <rect x="21" y="11.5" width="3" height="12.5" rx="1.5" fill="${TALLY}"/>
</g><g transform="translate(${MARGIN + 72} 90)" fill="${PAPER}">${setLine('Roomtone', 'display', 38)?.svg ?? ''}</g>`;

function groundOf(background?: Buffer, portrait?: Buffer): string {
  if (background) return shade;
  return portrait ? '' : level;
}

function svgOf(ground: string, words: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${brand}${words}</svg>`;
}
