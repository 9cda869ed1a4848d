import type { CanvasChoice } from '#domain/catalog/canvas.ts';
import { loadSharp } from '#api/lib/picture-library.ts';
import { canvasSvg, drawCanvas, PRINT_DPI, printPixels } from '#domain/services/canvas-print.ts';

/**
 * The file that a print is made of: a PNG of the whole canvas at 300 dots for each inch.
 * @param peaks how loud the sound is from its beginning to its end, from 0 to 100
 */
export async function renderCanvasPrint(
  peaks: readonly number[],
  choice: Pick<CanvasChoice, 'size' | 'style'>,
): Promise<Uint8Array> {
  const pixels = printPixels(choice.size);
  const svg = canvasSvg(drawCanvas(peaks, choice), pixels);
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { limitInputPixels: pixels.width * pixels.height })
    .withMetadata({ density: PRINT_DPI })
    .png({ palette: true })
    .toBuffer();
}
