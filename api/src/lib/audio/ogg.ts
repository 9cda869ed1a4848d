import { audioOf } from './audio.ts';
import type { AudioReader } from './audio.ts';

const FIRST_PAGE = 2;
/** Of a page on which no packet ends. */
const NO_POSITION = 2n ** 64n - 1n;

/** How sound in Ogg counts its time, by the first packet: Opus (RFC 7845) or Vorbis. */
interface Clock {
  rate: number;
  /** Samples before the first that is heard. */
  skip: number;
}

/** A file of Ogg (RFC 3533) with whole pages of one stream of sound, and nothing behind them. */
export const readOgg: AudioReader = (file) => {
  let clock: Clock | undefined;
  let position = 0n;
  let end = 0;
  for (let page = pageAt(file, 0); page; page = pageAt(file, end)) {
    if (page.flags & FIRST_PAGE) {
      // A second stream might be a film.
      if (clock) return undefined;
      clock = clockOf(page.body);
      if (!clock) return undefined;
    }
    if (page.position !== NO_POSITION) ({ position } = page);
    end = page.end;
  }
  if (!clock) return undefined;
  return audioOf(file.subarray(0, end), (Number(position) - clock.skip) / clock.rate);
};

function pageAt(file: Buffer, at: number) {
  if (at + 27 > file.length || file.toString('latin1', at, at + 5) !== 'OggS\0') return undefined;
  const segments = file.subarray(at + 27, at + 27 + file[at + 26]!);
  const begin = at + 27 + segments.length;
  const end = begin + segments.reduce((sum, size) => sum + size, 0);
  if (end > file.length) return undefined;
  return {
    flags: file[at + 5]!,
    position: file.readBigUInt64LE(at + 6),
    body: file.subarray(begin, end),
    end,
  };
}

function clockOf(packet: Buffer): Clock | undefined {
  if (packet.length < 16) return undefined;
  if (packet.toString('latin1', 0, 8) === 'OpusHead') {
    return { rate: 48_000, skip: packet.readUInt16LE(10) };
  }
  const isVorbis = packet.toString('latin1', 0, 7) === '\u0001vorbis';
  return isVorbis ? { rate: packet.readUInt32LE(12), skip: 0 } : undefined;
}
