import { audioOf } from './audio.ts';
import type { Audio, AudioReader } from './audio.ts';

/** A box of the ISO base media file format (ISO/IEC 14496-12). */
interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** Boxes that sound is played from; all others are emptied. */
const PLAYED = new Set(['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'mvhd', 'trak', 'mvex', 'iods']);

/** Boxes that tags may hide in, within tracks too. */
const DESCRIBED = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

/**
 * A file of MPEG-4 with sound and without tags: these are emptied where they stand, for the places of
 * all samples are counted from the beginning of the file.
 */
export const readM4a: AudioReader = (file) => {
  const boxes = boxesIn(file, 0, file.length);
  const end = boxes.at(-1)?.end ?? 0;
  const movie = boxes.find(({ type }) => type === 'moov');
  if (!movie || !boxes.some(({ type }) => type === 'mdat')) return undefined;
  const content = Buffer.from(file.subarray(0, end));
  const inMovie = boxesIn(content, movie.content, movie.end);
  const handlers = inMovie
    .filter(({ type }) => type === 'trak')
    .map((box) => handlerOf(content, box));
  if (!handlers.includes('soun') || handlers.includes('vide')) return undefined;
  for (const box of [...boxes, ...inMovie]) {
    if (!PLAYED.has(box.type)) empty(content, box);
    if (box.type === 'trak') emptyDescriptions(content, box);
  }
  return timed(content, inMovie);
};

function timed(content: Buffer, inMovie: readonly Box[]): Audio | undefined {
  const header = inMovie.find(({ type }) => type === 'mvhd');
  if (!header || header.end - header.content < 32) return undefined;
  const at = header.content;
  const isLong = content[at] === 1;
  const [scale, duration] = isLong
    ? [content.readUInt32BE(at + 20), Number(content.readBigUInt64BE(at + 24))]
    : [content.readUInt32BE(at + 12), content.readUInt32BE(at + 16)];
  // When it was made is nobody's business.
  content.fill(0, at + 4, at + (isLong ? 20 : 12));
  return audioOf(content, duration / scale);
}

/** What a track is for: `soun`, `vide`. */
function handlerOf(file: Buffer, track: Box): string | undefined {
  const media = boxesIn(file, track.content, track.end).find(({ type }) => type === 'mdia');
  const handler = media && boxesIn(file, media.content, media.end).find(isHandler);
  return handler && file.toString('latin1', handler.content + 8, handler.content + 12);
}

const isHandler = ({ type }: Box) => type === 'hdlr';

function emptyDescriptions(file: Buffer, box: Box): void {
  for (const inner of boxesIn(file, box.content, box.end)) {
    if (DESCRIBED.has(inner.type)) empty(file, inner);
    else if (inner.type === 'mdia') emptyDescriptions(file, inner);
  }
}

function empty(file: Buffer, { start, content, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, content, end);
}

/** The boxes between two places, up to the first that is not whole. */
function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const content = at + (isLong ? 16 : 8);
    const end = at + size;
    if (end < content || end > to) break;
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at, content, end });
    at = end;
  }
  return boxes;
}
