import { findOrderedPrints } from '#db/services/canvas-track.repository.ts';
import type { OrderedPrintRow } from '#db/services/canvas-track.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { isSampleId } from '#domain/samples/sample.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import { requireId } from '#api/lib/ids.ts';
import { renderCanvasPrint } from './canvas-print.ts';
import { canvasTrackKind } from './canvas-track-kind.ts';

/** How long a track can be heard by an address that was asked for. */
const READABLE_MS = HOUR_MS;

const printUnknown = () => new DomainError('NOT_FOUND', 'services.printUnknown');

/**
 * The file that an ordered print is made of.
 * @param itemId of the item of the order
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND
 */
export async function canvasPrintFile(
  context: Context,
  itemId: string,
): Promise<{ fileName: string; content: Buffer }> {
  const { id, orderNumber, options, track } = await requirePrint(context, itemId);
  const peaks = track?.peaks ?? (await shapeOfSample(options.trackId));
  const { size, frame, style } = options;
  const fileName = `${orderNumber}-${id}-${size}-${frame}-${style}.png`;
  return { fileName, content: Buffer.from(await renderCanvasPrint(peaks, options)) };
}

/**
 * Where staff hears what an ordered print is made from, for an hour.
 * @param itemId of the item of the order
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND, also of samples;
 *   UNAVAILABLE
 */
export async function linkToPrintTrack(context: Context, itemId: string): Promise<string> {
  const { id: userId } = requireAdmin(context);
  const { track } = await requirePrint(context, itemId);
  if (!track) throw printUnknown();
  return privateLink(context, {
    object: `${canvasTrackKind.name}/${track.name}${track.ending}`,
    expiresAt: context.now + READABLE_MS,
    userId,
    downloadName: track.title,
  });
}

async function requirePrint(context: Context, itemId: string): Promise<OrderedPrintRow> {
  requireAdmin(context);
  const [print] = await findOrderedPrints(context.sql, [
    requireId(itemId, 'services.printUnknown'),
  ]);
  if (!print) throw printUnknown();
  return print;
}

/** Read when it is needed: shapes are made, and not there before. @throws DomainError NOT_FOUND */
async function shapeOfSample(trackId: string): Promise<readonly number[]> {
  if (!isSampleId(trackId)) throw printUnknown();
  const { samplePeaks } = await import('#domain/samples/sample-shapes.ts');
  return samplePeaks(trackId, 'after');
}
