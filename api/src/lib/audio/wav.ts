import { audioOf } from './audio.ts';
import type { AudioReader } from './audio.ts';

/** PCM, floating point, and either of them with its channels named. */
const FORMATS = new Set([1, 3, 0xfffe]);

/** A file of WAVE with its format and its samples only. */
export const readWav: AudioReader = (file) => {
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    const name = file.toString('latin1', at, at + 4);
    // A recorder that was cut off says more samples than there are.
    if (!chunks.has(name)) chunks.set(name, file.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  const [format, samples] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || format.length < 16 || !samples) return undefined;
  if (!FORMATS.has(format.readUInt16LE(0))) return undefined;
  const parts = [chunk('fmt ', format), chunk('data', samples)];
  const body = Buffer.concat([Buffer.from('WAVE'), ...parts]);
  return audioOf(chunk('RIFF', body), samples.length / format.readUInt32LE(8));
};

function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
}
