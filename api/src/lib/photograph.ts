import { open } from 'node:fs/promises';
import type { Sharp, SharpOptions } from 'sharp';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { Message } from '#domain/messages/message.ts';
import { isPhotograph, loadSharp } from './picture-library.ts';

/** What photographs that people send have to be, and what is said of those that are not. */
export interface PhotographRules {
  limitMegapixels: number;
  /** The shorter side at least, pixels. */
  minSide: number;
  timeoutSeconds: number;
  refusals: Readonly<Record<'unreadable' | 'tooManyPixels' | 'tooSmall', Message>>;
}

/**
 * Makes something of a photograph: upright, in sRGB, on white, and without anything else that the file
 * held: where it was taken, by which camera, what somebody hid in it. Of one that moves it is the first
 * frame.
 * @param picture its bytes, or where they are
 * @param make makes it of what was read
 * @param checkFormat told what it is, before anything in it is unpacked
 * @throws DomainError BAD_USER_INPUT for `picture`
 */
export async function fromPhotograph<Made>(
  picture: Uint8Array | string,
  { limitMegapixels, minSide, timeoutSeconds, refusals }: PhotographRules,
  make: (photograph: Sharp) => Promise<Made>,
  checkFormat?: (format: string) => void,
): Promise<Made> {
  if (!isPhotograph(await beginningOf(picture))) throw refused(refusals.unreadable);
  const sharp = await loadSharp();
  const limitInputPixels = limitMegapixels * 1_000_000;
  // A damaged picture is refused rather than shown in part.
  const reading: SharpOptions = { failOn: 'error', limitInputPixels, sequentialRead: true };
  try {
    // Those that have too many are told so.
    const unlimited = { ...reading, limitInputPixels: false };
    const { format, width, height } = await sharp(picture, unlimited).metadata();
    checkFormat?.(format);
    if (width * height > limitInputPixels) throw refused(refusals.tooManyPixels);
    if (Math.min(width, height) < minSide) throw refused(refusals.tooSmall);
    return await make(
      sharp(picture, reading)
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .flatten({ background: '#fff' })
        .toColourspace('srgb'),
    );
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refused(refusals.unreadable, error);
  }
}

/** The first bytes of a picture, by which files are told apart. */
async function beginningOf(picture: Uint8Array | string): Promise<Uint8Array> {
  if (typeof picture !== 'string') return picture;
  const file = await open(picture);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refused(text: Message, cause?: unknown): DomainError {
  return badInput({ picture: text }, cause);
}
