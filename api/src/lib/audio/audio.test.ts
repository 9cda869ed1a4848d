import { describe, expect, test } from 'vitest';
import {
  flacFile,
  id3Tag,
  m4aFile,
  mp3Frames,
  oggFile,
  riffChunk,
  wavFile,
} from '#api/testing/sounds.ts';
import { readFlac } from './flac.ts';
import { readM4a } from './m4a.ts';
import { readMp3 } from './mp3.ts';
import { readOgg } from './ogg.ts';
import { readWav } from './wav.ts';

const SCRIPT = '<script>alert(1)</script>';
const junk = Buffer.from(`${SCRIPT}PK\u0003\u0004`, 'latin1');

describe('of a file the sound is kept, and how long it is', () => {
  test.each([
    ['WAV', readWav, wavFile(2, riffChunk('LIST', junk)), 2000],
    ['MP3', readMp3, Buffer.concat([id3Tag(SCRIPT), mp3Frames(100), junk]), 2612],
    ['FLAC', readFlac, flacFile(SCRIPT), 1000],
    ['Ogg', readOgg, Buffer.concat([oggFile(), junk]), 2000],
    ['M4A', readM4a, Buffer.concat([m4aFile('soun', SCRIPT), junk]), 3000],
  ] as const)('as %s, and what else is in it is not', (_format, read, file, durationMs) => {
    expect(file.includes(SCRIPT)).toBe(true);
    const audio = read(file)!;
    expect(audio.durationMs).toBe(durationMs);
    expect(audio.content.includes(SCRIPT)).toBe(false);
    expect(audio.content.length).toBeLessThanOrEqual(file.length);
    // What was kept is kept as it is.
    expect(read(audio.content)?.content.equals(audio.content)).toBe(true);
  });
});

test.each([
  ['a WAV without samples', readWav, riffChunk('RIFF', Buffer.from('WAVE'))],
  ['an MP3 of a tag and a page', readMp3, Buffer.concat([id3Tag('x'), junk])],
  ['three frames, which may be noise', readMp3, mp3Frames(3)],
  ['a FLAC that is cut off', readFlac, flacFile('x').subarray(0, 40)],
  [
    'an Ogg with a film in it',
    readOgg,
    Buffer.from(oggFile().toString('latin1').replace('OpusHead', '\u0080theora'), 'latin1'),
  ],
  ['an MPEG-4 with a film in it', readM4a, m4aFile('vide', 'x')],
  ['an MPEG-4 without a movie', readM4a, Buffer.from('\0\0\0\u0010ftypM4A \0\0\0\0', 'latin1')],
] as const)('%s is no sound', (_what, read, file) => {
  expect(read(file)).toBeUndefined();
});
