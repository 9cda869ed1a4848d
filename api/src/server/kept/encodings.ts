import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

const toBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

/** Half as much again as the fastest that is much smaller than gzip: what is kept is made far less often than read. */
const QUALITY = 5;

/** The first that is much smaller again; the one after it takes three times as long for 2 %. */
const HARD_QUALITY = 10;

/** Looks back 512 KB, which little is longer than. By default it takes memory for 4 MB. */
const WINDOW_BITS = 19;

/** How the bytes of what is kept may be sent. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Headers that are remembered: browsers send few. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** How the bytes of a response to `request` are best sent: browsers take the smallest, but name it last. */
export function encodingFor(request: Request): Encoding {
  const header = request.headers['accept-encoding'];
  // Without one everything goes, and those who send none expect no compression.
  if (header === undefined) return 'identity';
  let encoding = chosen.get(header);
  if (encoding === undefined) {
    encoding = encodings.find((known) => request.acceptsEncodings(known)) ?? 'identity';
    if (header.length < 200) chosen.set(header, encoding);
  }
  return encoding;
}

/** The bytes of `content` as they are sent. */
export function compress(
  content: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer> {
  return encoding === 'gzip' ? toGzip(content) : compressAt(QUALITY, content);
}

/** The same in Brotli, a tenth smaller, which takes twenty times as long. */
export function compressHard(content: Buffer): Promise<Buffer> {
  return compressAt(HARD_QUALITY, content);
}

function compressAt(quality: number, content: Buffer): Promise<Buffer> {
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
