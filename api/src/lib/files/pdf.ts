import { open } from 'node:fs/promises';
import type { FileType } from './file-type.ts';

export const pdf: FileType = {
  contentType: 'application/pdf',
  says: ['application/pdf'],
  matches: (head) => /^%PDF-\d\.\d/.test(head.toString('latin1', 0, 8)),
};

/** Bytes at the end of a file in which a PDF says that it ends (ISO 32000-1, annex H). */
const TAIL_BYTES = 1024;

/**
 * Whether a file that begins as a PDF also ends as one. What has anything behind that is cut off and
 * mended, or another file as well, such as an archive, whose readers begin at the end.
 */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return /%%EOF[\s\0]*$/.test(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}
