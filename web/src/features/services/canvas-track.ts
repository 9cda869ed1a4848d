import { audioTypes } from '#domain/files/audio-types.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { canvasTrackLimits as limits, isPrintableLength } from '#domain/services/canvas-track.ts';
import { decodedSound, loudness } from '#web/features/portfolios/peaks.ts';
import { soundFile } from '#web/ui/uploads/sound-file.ts';

/** A file of the reader's, as it is drawn and heard. It stays on their device until it is bought. */
export interface OwnTrack {
  file: File;
  title: string;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: readonly number[];
}

const takenTypes: readonly string[] = Object.values(audioTypes).flatMap(({ says }) => says);

/** Reads a file that somebody has chosen: what is drawn of it, or why nothing is. */
export async function readTrack(chosen: File): Promise<{ track: OwnTrack } | { problem: Message }> {
  const file = soundFile(chosen);
  const problem = (key: Message['key'], values?: Message['values']) => ({
    problem: message(key, values),
  });
  if (!takenTypes.includes(file.type)) return problem('files.soundType');
  if (file.size > limits.megabytes * 1024 * 1024) {
    return problem('files.soundTooLarge', { limit: limits.megabytes });
  }
  const sound = await decodedSound(file);
  if (!sound) return problem('files.soundUnreadable');
  if (!isPrintableLength(sound.duration * 1000)) {
    const { minSeconds, maxMinutes } = limits;
    return problem('services.trackLength', { minSeconds, maxMinutes });
  }
  const peaks = loudness(sound.getChannelData(0), limits.parts);
  if (!peaks.some((peak) => peak > 0)) return problem('services.trackSilent');
  return { track: { file, peaks, title: file.name.replace(/\.[^.]*$/, '') } };
}
