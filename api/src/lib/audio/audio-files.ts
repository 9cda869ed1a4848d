import { readFile } from 'node:fs/promises';
import { audioTypes } from '#domain/files/audio-types.ts';
import type { AudioFormat } from '#domain/files/audio-types.ts';
import { isRiff } from '#api/lib/files/file-type.ts';
import type { FileType } from '#api/lib/files/file-type.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import type { Audio, AudioReader } from './audio.ts';
import { readFlac } from './flac.ts';
import { readM4a } from './m4a.ts';
import { readMp3 } from './mp3.ts';
import { readOgg } from './ogg.ts';
import { readWav } from './wav.ts';

const startsWith =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.toString('latin1', at, at + text.length) === text;

const isMp3 = (head: Buffer) =>
  startsWith('ID3')(head) || (head[0] === 0xff && (head[1]! & 0xe6) === 0xe2);

/** What is taken, how it is told apart, and what makes sound of it. */
const formats = {
  mp3: { matches: isMp3, read: readMp3 },
  wav: { matches: isRiff('WAVE'), read: readWav },
  flac: { matches: startsWith('fLaC'), read: readFlac },
  ogg: { matches: startsWith('OggS'), read: readOgg },
  m4a: { matches: startsWith('ftyp', 4), read: readM4a },
} as const satisfies Record<AudioFormat, { matches: FileType['matches']; read: AudioReader }>;

const names = Object.keys(formats) as AudioFormat[];

const formatOf = new Map<FileType, AudioFormat>(
  names.map((name) => {
    const { says, served } = audioTypes[name];
    return [{ contentType: served, says, matches: formats[name].matches }, name];
  }),
);

/** Files with sound that are taken. */
export const audioFileTypes: readonly FileType[] = [...formatOf.keys()];

/** What they are served as, by what the names of those that are kept end with. */
export const audioContentTypes: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [`.${name}`, audioTypes[name].served]),
);

/**
 * The sound of a file of one of {@link audioFileTypes}, and what the name of what is kept ends with;
 * undefined of one that has none, or is damaged.
 */
export async function readAudio({
  path,
  type,
}: Pick<ReceivedFile, 'path' | 'type'>): Promise<(Audio & { ending: string }) | undefined> {
  const format = formatOf.get(type)!;
  const audio = soundOf(await readFile(path), format);
  return audio && { ...audio, ending: `.${format}` };
}

/** A file that says more of itself than there is of it is damaged. */
function soundOf(file: Buffer, format: AudioFormat): Audio | undefined {
  try {
    return formats[format].read(file);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
