/** A kind of content, as its first bytes tell it. */
export interface FileType {
  /** Content type that it is served as, such as `image/webp`. */
  contentType: string;
  /** What senders call it, the same among them. */
  says: readonly string[];
  /** Whether a file that begins with these bytes is one; they are fewer when the file is shorter. */
  matches(head: Buffer): boolean;
}

/** Bytes from the beginning of a file that its type has to be told by. */
export const HEAD_BYTES = 512;

const startsWith = (...bytes: number[]) => {
  const magic = Buffer.from(bytes);
  return (head: Buffer) => head.subarray(0, magic.length).equals(magic);
};

export const jpeg: FileType = {
  contentType: 'image/jpeg',
  says: ['image/jpeg'],
  matches: startsWith(0xff, 0xd8, 0xff),
};

export const png: FileType = {
  contentType: 'image/png',
  says: ['image/png'],
  matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
};

export const webp: FileType = {
  contentType: 'image/webp',
  says: ['image/webp'],
  matches: isRiff('WEBP'),
};

export const zip: FileType = {
  contentType: 'application/zip',
  says: ['application/zip', 'application/x-zip-compressed'],
  matches: startsWith(0x50, 0x4b, 0x03, 0x04),
};

export const icalendar: FileType = {
  contentType: 'text/calendar',
  says: ['text/calendar'],
  matches: (head) => /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(head.toString('utf8')),
};

/** Whether a file is a RIFF container of this form: `WEBP`, `WAVE`. */
export function isRiff(form: string): FileType['matches'] {
  return (head) =>
    head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === form;
}
