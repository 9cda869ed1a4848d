import { canvasFrames, canvasSizes, canvasStyles } from '#domain/catalog/canvas.ts';
import type { CanvasChoice, CanvasFrame, CanvasSize, CanvasStyle } from '#domain/catalog/canvas.ts';

export const canvasSizeIds = Object.keys(canvasSizes) as readonly CanvasSize[];
export const canvasFrameIds = Object.keys(canvasFrames) as readonly CanvasFrame[];
export const canvasStyleIds = Object.keys(canvasStyles) as readonly CanvasStyle[];

/** What the three cards of the page begin with (spec §4). */
export const defaultCanvasChoices: readonly CanvasChoice[] = [
  { size: 'small', frame: 'black', style: 'classic' },
  { size: 'medium', frame: 'wood', style: 'themed' },
  { size: 'large', frame: 'premium', style: 'artistic' },
];

/** Business days in which a print is made (§9). */
export function productionDays(style: CanvasStyle): { from: number; to: number } {
  return style === 'artistic' ? { from: 7, to: 10 } : { from: 3, to: 5 };
}

/** Days in which a print is on its way (§9). */
export const canvasShippingDays = {
  domestic: { from: 3, to: 7 },
  international: { from: 7, to: 14 },
} as const;

/** Whether light does not fade a print (§9). */
export function isUvProtected(frame: CanvasFrame): boolean {
  return frame === 'premium';
}

/** Dots for each inch of a print. */
export const PRINT_DPI = 300;

/** How large the file of a print is, in pixels: prints lie on their longer side. */
export function printPixels(size: CanvasSize): { width: number; height: number } {
  const [short, long] = canvasSizes[size].inches;
  return { width: long * PRINT_DPI, height: short * PRINT_DPI };
}

/** A line of a drawing. */
export interface CanvasLine {
  /** A path of SVG. */
  path: string;
  color: string;
}

/** What is printed, in hundredths of an inch. */
export interface CanvasDrawing {
  width: number;
  height: number;
  background: string;
  lineWidth: number;
  lines: readonly CanvasLine[];
}

const PAPER = '#F7F4EE';
const INK = '#17140F';
/** From the beginning of the music to its end. */
const themeColors = ['#FF7A5C', '#F2A65A', '#E8B45A', '#A9C08A', '#6CC9AC', '#5FA9C9'] as const;

/** A line is at least so long, or silence would be a gap. */
const SILENCE = 2;

/**
 * Draws the shape of a sound as it is printed.
 * @param peaks how loud it is from its beginning to its end, from 0 to 100
 */
export function drawCanvas(
  peaks: readonly number[],
  { size, style }: Pick<CanvasChoice, 'size' | 'style'>,
): CanvasDrawing {
  const [short, long] = canvasSizes[size].inches;
  const sheet = { width: long * 100, height: short * 100 };
  if (style === 'artistic') return drawCircle(peaks, sheet);
  const margin = sheet.width * 0.1;
  const step = (sheet.width - 2 * margin) / peaks.length;
  const reach = sheet.height * 0.32;
  const bars = peaks.map((peak, index) => {
    const half = Math.max(SILENCE, (peak / 100) * reach);
    const x = margin + (index + 0.5) * step;
    return `M${round(x)} ${round(sheet.height / 2 - half)}v${round(2 * half)}`;
  });
  const isThemed = style === 'themed';
  return {
    ...sheet,
    background: isThemed ? INK : PAPER,
    lineWidth: round(step * 0.62),
    lines: isThemed ? inColors(bars) : [{ path: bars.join(''), color: INK }],
  };
}

/** The sound as a circle, which begins at its top. */
function drawCircle(
  peaks: readonly number[],
  sheet: Pick<CanvasDrawing, 'width' | 'height'>,
): CanvasDrawing {
  const inner = sheet.height * 0.2;
  const reach = sheet.height * 0.2;
  const rays = peaks.map((peak, index) => {
    const angle = (index / peaks.length) * 2 * Math.PI - Math.PI / 2;
    const outer = inner + Math.max(SILENCE, (peak / 100) * reach);
    const at = (radius: number) =>
      `${round(sheet.width / 2 + Math.cos(angle) * radius)} ${round(sheet.height / 2 + Math.sin(angle) * radius)}`;
    return `M${at(inner)}L${at(outer)}`;
  });
  const lineWidth = round(((2 * Math.PI * inner) / peaks.length) * 0.55);
  return { ...sheet, background: PAPER, lineWidth, lines: inColors(rays) };
}

/** Lines in the colors of the theme, one after the other. */
function inColors(paths: readonly string[]): CanvasLine[] {
  const each = Math.ceil(paths.length / themeColors.length);
  return themeColors.map((color, index) => ({
    color,
    path: paths.slice(index * each, (index + 1) * each).join(''),
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A drawing as a document of SVG, `width` by `height` pixels large. */
export function canvasSvg(
  drawing: CanvasDrawing,
  pixels: { width: number; height: number },
): string {
  const { width, height, background, lineWidth, lines } = drawing;
  const paths = lines.map(({ path, color }) => `<path d="${path}" stroke="${color}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" ` +
    `viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${background}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-width="${lineWidth}">${paths}</g></svg>`
  );
}
