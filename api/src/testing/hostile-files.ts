import sharp from 'sharp';
import { picture } from './pictures.ts';

/** A file that somebody sends as something that it is not, or not only. */
export interface HostileFile {
  what: string;
  type: string;
  bytes: () => Promise<Buffer> | Buffer;
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** An image of a colour whose header says that it has 200 megapixels. */
async function hugePicture(): Promise<Buffer> {
  return sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Files that no picture may be made of, and that must not be kept. */
export const hostilePictures: readonly HostileFile[] = [
  {
    what: 'an SVG with a script',
    type: 'image/svg+xml',
    bytes: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  },
  {
    what: 'an SVG with a script that says it is a PNG',
    type: 'image/png',
    bytes: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  },
  {
    what: 'a page that says it is a JPEG',
    type: 'image/jpeg',
    bytes: () => Buffer.from(`<!doctype html>${SCRIPT}`),
  },
  {
    what: 'a renamed executable',
    type: 'image/png',
    bytes: () => Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(4000)]),
  },
  {
    what: 'an executable behind the first bytes of a JPEG',
    type: 'image/jpeg',
    bytes: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 'MZ')]),
  },
  { what: 'a picture of 200 megapixels', type: 'image/png', bytes: hugePicture },
];

/** A picture that is a page and an archive as well, as far as readers go that look for those. */
export async function polyglot(): Promise<Buffer> {
  const jpeg = await picture({ width: 800, height: 600 })
    .withExif({ IFD0: { Copyright: SCRIPT }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.from(`${SCRIPT}PK\u0003\u0004`, 'latin1')]);
}

/** What of a {@link polyglot} must not be in anything that is made of it. */
export const hostileRemains = [SCRIPT, 'PK\u0003\u0004'];

/** A PDF that readers take for one, and nothing else. */
export const plainPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);

/** Files that nothing may be attached of, beside {@link hostilePictures}. */
export const hostileDocuments: readonly HostileFile[] = [
  {
    what: 'a page that says it is a PDF',
    type: 'application/pdf',
    bytes: () => Buffer.from(`<!doctype html>${SCRIPT}`),
  },
  {
    what: 'a PDF behind a page',
    type: 'application/pdf',
    bytes: () => Buffer.concat([Buffer.from(SCRIPT), plainPdf]),
  },
  {
    what: 'a PDF that is an archive as well',
    type: 'application/pdf',
    bytes: () => Buffer.concat([plainPdf, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  },
  {
    what: 'a PDF that is cut off',
    type: 'application/pdf',
    bytes: () => plainPdf.subarray(0, 40),
  },
  {
    what: 'an executable that says it is sound',
    type: 'audio/wav',
    bytes: () => Buffer.from('MZ\u0090\0'.repeat(300), 'latin1'),
  },
  { what: 'a page', type: 'text/html', bytes: () => Buffer.from(SCRIPT) },
];
