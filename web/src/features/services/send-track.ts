import { shapeText } from '#domain/services/canvas-track.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { problemOf } from '#web/ui/uploads/use-uploads.ts';
import type { OwnTrack } from './canvas-track.ts';

interface Arrived {
  track: { id: string };
}

/** What carts call a track that has arrived, or what the server says of it, which may be nothing. */
type Sending = { id: string; problem?: undefined } | { id?: undefined; problem: string };

/** Sends a track that a print is made from. @param onProgress is told how much has left, from 0 to 1 */
export async function sendTrack(
  { file, peaks }: OwnTrack,
  onProgress: (progress: number) => void,
): Promise<Sending> {
  const path = `/api/canvas-tracks/${shapeText(peaks)}/${encodeURIComponent(file.name)}`;
  const { status, body } = await sendFile(path, file, onProgress);
  return status === 200
    ? { id: (body as Arrived).track.id }
    : { problem: problemOf(body, 'track') };
}
