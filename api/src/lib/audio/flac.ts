import { audioOf } from './audio.ts';
import type { AudioReader } from './audio.ts';

const STREAM_INFO_BYTES = 34;

/** A file of FLAC (RFC 9639) with what its frames need, and without tags and pictures. */
export const readFlac: AudioReader = (file) => {
  let streamInfo: Buffer | undefined;
  let at = 4;
  for (let isLast = false; !isLast;) {
    if (at + 4 > file.length) return undefined;
    const head = file[at]!;
    isLast = (head & 0x80) !== 0;
    const size = file.readUIntBE(at + 1, 3);
    if ((head & 0x7f) === 0 && size === STREAM_INFO_BYTES) {
      streamInfo ??= file.subarray(at + 4, at + 4 + size);
    }
    at += 4 + size;
  }
  const frames = file.subarray(at);
  const isFrame = frames[0] === 0xff && (frames[1]! & 0xfe) === 0xf8;
  if (streamInfo?.length !== STREAM_INFO_BYTES || !isFrame) return undefined;
  const rate = streamInfo.readUIntBE(10, 3) >> 4;
  const samples = (streamInfo[13]! & 0x0f) * 2 ** 32 + streamInfo.readUInt32BE(14);
  // The only block of metadata, and so the last one.
  const head = Buffer.from([0x80, 0, 0, STREAM_INFO_BYTES]);
  return audioOf(Buffer.concat([Buffer.from('fLaC'), head, streamInfo, frames]), samples / rate);
};
