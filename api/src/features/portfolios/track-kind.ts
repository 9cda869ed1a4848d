import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { TRACK_LIMIT_MB } from '#domain/portfolios/limits.ts';
import type { Audio } from '#api/lib/audio/audio.ts';
import { audioContentTypes, audioFileTypes, readAudio } from '#api/lib/audio/audio-files.ts';
import type { ReceivedFile, UploadKind } from '#api/lib/files/upload-kind.ts';

const unreadable = message('portfolios.trackUnreadable');

/** Tracks of portfolios, which everybody may hear: their sound, and nothing else of their files. */
export const trackKind: UploadKind = {
  name: 'portfolio-tracks',
  limitBytes: TRACK_LIMIT_MB * 1024 * 1024,
  accepts: audioFileTypes,
  serves: { visibility: 'public', contentTypes: audioContentTypes },
  field: 'track',
  refusals: {
    tooLarge: message('portfolios.trackTooLarge', { limit: TRACK_LIMIT_MB }),
    wrongType: message('portfolios.trackType'),
    unreadable,
  },
  async make(file) {
    const { ending, content } = await readTrack(file);
    return [{ ending, content }];
  },
};

/** The sound of a file, and what the name of what is kept ends with. @throws DomainError BAD_USER_INPUT for `track` */
export async function readTrack(file: ReceivedFile): Promise<Audio & { ending: string }> {
  const audio = await readAudio(file);
  if (!audio) throw badInput({ track: unreadable });
  return audio;
}
