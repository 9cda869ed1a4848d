/**
 * Makes the icons of the product out of the one drawing, web/public/icon.svg:
 * `node scripts/icons.mjs`. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../web/public');
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8');
/** The colour of the room in the drawing, which icons without round corners are filled with. */
const INK = '#17140F';
const ICO_SIZES = [16, 32, 48];

/** The drawing in `size` by `size` pixels, on nothing. */
async function icon(size) {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * The same without round corners, for systems that cut their own. What masks of every shape leave in
 * sight, a circle of 80 % (W3C, Web Application Manifest), has all of the level meter.
 */
async function squareIcon(size) {
  return sharp(await icon(size))
    .flatten({ background: INK })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each, and the pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, bytes }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(bytes.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ bytes }) => bytes)]);
}

const small = await Promise.all(ICO_SIZES.map(async (size) => ({ size, bytes: await icon(size) })));
const files = {
  'favicon.ico': ico(small),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  'icon-maskable-192.png': await squareIcon(192),
  'icon-maskable-512.png': await squareIcon(512),
  // iOS shows no transparency and cuts the corners itself.
  'apple-touch-icon.png': await squareIcon(180),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
