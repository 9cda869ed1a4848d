import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { avatarSizes } from '#domain/accounts/avatar.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { colourAt, photograph, picture } from '#api/testing/pictures.ts';
import { squarePictures } from './avatar-picture.ts';

async function refusalOf(bytes: Uint8Array, type: string): Promise<string | undefined> {
  const outcome = await squarePictures(bytes, type).catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.fields?.picture?.key : undefined;
}

const jpeg = () => picture().jpeg().toBuffer();

describe('a picture', () => {
  test.each([
    ['image/jpeg', () => picture({ width: 900, height: 500 }).jpeg().toBuffer()],
    ['image/png', () => picture({ width: 130, height: 700 }).png().toBuffer()],
    ['image/webp', () => picture().webp().toBuffer()],
  ])('in %s becomes squares of all sizes in WebP', async (type, make) => {
    const files = await squarePictures(await make(), type);
    expect([...files.keys()]).toEqual([...avatarSizes]);
    for (const [size, file] of files) {
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: size, height: size });
    }
  });

  test('is turned as the camera was held, and keeps nothing else that the file held', async () => {
    // Held upright: what is on the left of the file is at the top of the picture.
    const files = await squarePictures(await photograph({ orientation: 6 }), 'image/jpeg');
    const file = files.get(512)!;
    expect(await colourAt(file, 256, 20)).toEqual([
      expect.closeTo(254, -1),
      expect.closeTo(0, -1),
      expect.closeTo(0, -1),
    ]);
    const [red, , blue] = await colourAt(file, 256, 490);
    expect(blue).toBeGreaterThan(red!);
    const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }));
    expect(file.includes('Camera 7')).toBe(false);
  });

  test('is white where one could see through it', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({
      create: { width: 200, height: 200, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const files = await squarePictures(bytes, 'image/png');
    expect(await colourAt(files.get(128)!, 5, 5)).toEqual([255, 255, 255]);
  });

  test('that moves is its first frame', async () => {
    const frames = [picture({ colour: '#ff0000' }), picture({ colour: '#0000ff' })];
    const bytes = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const files = await squarePictures(bytes, 'image/webp');
    const [red, , blue] = await colourAt(files.get(128)!, 64, 64);
    expect(red).toBeGreaterThan(blue!);
  });

  test('takes nothing along that was hidden behind it', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const files = await squarePictures(Buffer.concat([await jpeg(), hidden]), 'image/jpeg');
    for (const file of files.values()) expect(file.includes('alert(1)')).toBe(false);
  });
});

describe('what is refused', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>',
  );

  test.each([
    ['SVG that says it is PNG', () => svg, 'image/png'],
    ['a GIF that says it is JPEG', () => picture().gif().toBuffer(), 'image/jpeg'],
    ['a TIFF that says it is WebP', () => picture().tiff().toBuffer(), 'image/webp'],
    ['nothing at all', () => new Uint8Array(), 'image/jpeg'],
    ['a page', () => Buffer.from('<!doctype html><title>Hello</title>'), 'image/webp'],
    ['the beginning of a JPEG', async () => (await jpeg()).subarray(0, 100), 'image/jpeg'],
    ['three quarters of a photograph', threeQuarters, 'image/jpeg'],
    ['a damaged PNG', damagedPng, 'image/png'],
  ])('%s', async (_, make, type) => {
    expect(await refusalOf(await make(), type)).toBe('accounts.pictureUnreadable');
  });

  test.each([
    ['SVG that says so', () => svg, 'image/svg+xml'],
    ['a GIF that says so', () => picture().gif().toBuffer(), 'image/gif'],
    ['a JPEG that says it is PNG', jpeg, 'image/png'],
    ['a JPEG that says nothing', jpeg, ''],
    ['a JPEG that says it is a page', jpeg, 'text/html'],
  ])('%s', async (_, make, type) => {
    expect(await refusalOf(await make(), type)).toBe('accounts.pictureType');
  });

  test('one whose sides are too short', async () => {
    const bytes = await picture({ width: 900, height: 127 }).png().toBuffer();
    expect(await refusalOf(bytes, 'image/png')).toBe('accounts.pictureTooSmall');
  });

  test('a small file that unpacks to more than anybody photographs', async () => {
    const bomb = emptyPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb, 'image/png')).toBe('accounts.pictureTooManyPixels');
  });
});

async function threeQuarters(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const whole = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, Math.floor(whole.length * 0.75));
}

async function damagedPng(): Promise<Uint8Array> {
  const bytes = await picture({ width: 400, height: 400 }).png().toBuffer();
  bytes.fill(0, bytes.indexOf('IDAT') + 8, bytes.indexOf('IDAT') + 60);
  return bytes;
}

/** A black picture of one bit to each pixel. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
