import type Sharp from 'sharp';

let library: Promise<typeof Sharp> | undefined;

/** What makes pictures, loaded with the first: 28 MB that a process need not begin with. */
export async function loadSharp(): Promise<typeof Sharp> {
  library ??= importSharp();
  return library;
}

async function importSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // It can read far more kinds of files than are taken here, and each is a way in. SVG is for
  // pictures of our own: what people send passes `isPhotograph` before it gets here.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadSvg',
    ],
  });
  // Nor may it keep files open, which are gone after their request.
  sharp.cache({ files: 0 });
  return sharp;
}

/** How files of JPEG, PNG and WebP begin, as hexadecimal digits. */
const signatures = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

/** Whether bytes begin as a JPEG, PNG or WebP does, so that no other reader would be tried on them. */
export function isPhotograph(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return signatures.some((signature) => signature.test(head));
}
