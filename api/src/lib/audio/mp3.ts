import { audioOf } from './audio.ts';
import type { AudioReader } from './audio.ts';

/** Kilobits a second of Layer III by the index in a header: of MPEG 1, and of 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** Samples a second of MPEG 1 by the index in a header; 2 has half of them, 2.5 a quarter. */
const RATES = [44_100, 48_000, 32_000] as const;

/** Frames that have to follow each other, so that no noise is taken for sound. */
const FRAMES_MIN = 4;

/** A file of MPEG Layer III with its frames only: what stands before and behind them is left out. */
export const readMp3: AudioReader = (file) => {
  const start = firstFrame(file);
  let seconds = 0;
  let count = 0;
  let end = start;
  for (;;) {
    const frame = frameAt(file, end);
    if (!frame || end + frame.bytes > file.length) break;
    seconds += frame.seconds;
    end += frame.bytes;
    count += 1;
  }
  return count < FRAMES_MIN ? undefined : audioOf(file.subarray(start, end), seconds);
};

/** Behind the tag (ID3v2) and what fills it up. */
function firstFrame(file: Buffer): number {
  let at = 0;
  while (file.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= file.length) {
    const [a, b, c, d] = file.subarray(at + 6, at + 10);
    at += 10 + ((a! << 21) | (b! << 14) | (c! << 7) | d!);
  }
  while (file[at] === 0) at += 1;
  return at;
}

/** The frame that begins at a place, if one does. */
function frameAt(file: Buffer, at: number): { bytes: number; seconds: number } | undefined {
  if (at + 4 > file.length) return undefined;
  const head = file.readUInt32BE(at);
  const [version, layer] = [(head >>> 19) & 3, (head >>> 17) & 3];
  const rateIndex = (head >>> 10) & 3;
  const isHeader = head >>> 21 === 0x7ff && version !== 1 && layer === 1;
  const isMpeg1 = version === 3;
  const kilobits = BITRATES[isMpeg1 ? 0 : 1][(head >>> 12) & 15];
  const fullRate = RATES[rateIndex];
  if (!isHeader || !kilobits || fullRate === undefined) return undefined;
  const rate = fullRate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (head >>> 9) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((kilobits * 1000) / rate)) + padding,
    seconds: samples / rate,
  };
}
