import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// Sizes and places in bytes, of WOFF 1.0 (W3C) and of the OpenType files that it packs.
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/**
 * The OpenType font that a WOFF file packs. PDFKit reads packed ones too, but unpacks a table anew
 * for every letter, which takes seconds where there are thousands of them.
 */
export function unpackedFont(path: string): Buffer {
  const woff = readFileSync(path);
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEAD + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place));
    const bytes = woff.subarray(offset, offset! + packed!);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed === length ? bytes : inflateSync(bytes),
    };
  });
  const head = Buffer.alloc(HEAD + tables.length * ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  let end = head.length;
  const bodies = tables.flatMap(({ tag, checksum, bytes }, index) => {
    const at = HEAD + index * ENTRY;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    // Tables begin at multiples of four.
    const gap = Buffer.alloc(-bytes.length & 3);
    end += bytes.length + gap.length;
    return [bytes, gap];
  });
  return Buffer.concat([head, ...bodies]);
}
