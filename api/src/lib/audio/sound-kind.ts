import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { ReceivedFile, UploadKind } from '#api/lib/files/upload-kind.ts';
import type { Audio } from './audio.ts';
import { audioContentTypes, audioFileTypes, readAudio } from './audio-files.ts';

const unreadable = message('files.soundUnreadable');

/**
 * Sounds that everybody may hear: what is heard, and nothing else of their files.
 * @param name names the kind, and the folder of its files
 */
export function soundKind(name: string, limitMegabytes: number): UploadKind {
  return {
    name,
    limitBytes: limitMegabytes * 1024 * 1024,
    accepts: audioFileTypes,
    serves: { visibility: 'public', contentTypes: audioContentTypes },
    field: 'track',
    refusals: {
      tooLarge: message('files.soundTooLarge', { limit: limitMegabytes }),
      wrongType: message('files.soundType'),
      unreadable,
    },
    async make(file) {
      return [await readSound(file)];
    },
  };
}

/** The sound of a file, and what the name of what is kept ends with. @throws DomainError BAD_USER_INPUT for `track` */
export async function readSound(file: ReceivedFile): Promise<Audio & { ending: string }> {
  const audio = await readAudio(file);
  if (!audio) throw badInput({ track: unreadable });
  return audio;
}
