/** Samples a second of the sounds that are made here. */
const RATE = 8000;

/** A sound of so many seconds as WAV. @param chunks what else is in the file, before the samples */
export function wavFile(seconds: number, chunks: Buffer = Buffer.alloc(0)): Buffer {
  const samples = Buffer.alloc(RATE * seconds * 2);
  for (let at = 0; at < samples.length / 2; at += 1) {
    samples.writeInt16LE(Math.round(Math.sin(at / 3) * 12_000), at * 2);
  }
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(RATE, 4);
  format.writeUInt32LE(RATE * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const body = [Buffer.from('WAVE'), riffChunk('fmt ', format), chunks, riffChunk('data', samples)];
  return riffChunk('RIFF', Buffer.concat(body));
}

/** A part of a file of RIFF. */
export function riffChunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
}

/** So many silent frames of MPEG 1 Layer III, 128 kilobits at 44,100 samples a second. */
export function mp3Frames(count: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** A tag as it stands before a file of MP3 (ID3v2), with anything in it. */
export function id3Tag(content: string): Buffer {
  const size = content.length;
  const head = [0x49, 0x44, 0x33, 4, 0, 0, (size >> 21) & 127, (size >> 14) & 127];
  return Buffer.concat([
    Buffer.from([...head, (size >> 7) & 127, size & 127]),
    Buffer.from(content, 'latin1'),
  ]);
}

/** A file of FLAC of one second, with a comment among what it says of itself. */
export function flacFile(comment: string): Buffer {
  const info = Buffer.alloc(34);
  info.writeUIntBE((RATE << 4) | 0, 10, 3);
  info.writeUInt32BE(RATE, 14);
  const text = Buffer.from(comment, 'latin1');
  const head = (type: number, length: number) => Buffer.from([type, 0, length >> 8, length & 255]);
  const parts = [head(0, 34), info, head(0x84, text.length), text];
  return Buffer.concat([
    Buffer.from('fLaC'),
    ...parts,
    Buffer.from([0xff, 0xf8]),
    Buffer.alloc(64),
  ]);
}

/** A page of Ogg. */
function oggPage(flags: number, position: bigint, body: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS\0', 'latin1');
  head[5] = flags;
  head.writeBigUInt64LE(position, 6);
  head[26] = 1;
  head[27] = body.length;
  return Buffer.concat([head, body]);
}

/** A file of Ogg Opus of two seconds. */
export function oggFile(): Buffer {
  const opus = Buffer.alloc(19);
  opus.write('OpusHead', 'latin1');
  return Buffer.concat([
    oggPage(2, 0n, opus),
    oggPage(0, 0n, Buffer.from('OpusTags')),
    oggPage(4, 96_000n, Buffer.alloc(100)),
  ]);
}

/** A box of MPEG-4. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body]);
}

/** A file of MPEG-4 of three seconds, with a track of this kind and a tag. */
export function m4aFile(handler: 'soun' | 'vide', tag: string): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(3000, 16);
  const kind = box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12));
  const movie = [
    box('mvhd', header),
    box('trak', box('mdia', kind)),
    box('udta', Buffer.from(tag)),
  ];
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0', 'latin1')),
    box('moov', ...movie),
    box('mdat', Buffer.alloc(200)),
  ]);
}
