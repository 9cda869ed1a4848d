import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  /** Colour of the picture, so that two can be told apart. */
  colour?: string;
}

/** A picture in one colour. */
export function picture({ width = 300, height = 300, colour = '#c93a24' }: PictureOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A photograph as JPEG: red on the left and blue on the right, with what a camera writes into it. */
export async function photograph({ orientation = 1 } = {}): Promise<Buffer> {
  const right = await picture({ width: 200, height: 200, colour: '#0000ff' }).png().toBuffer();
  return picture({ width: 400, height: 200, colour: '#ff0000' })
    .composite([{ input: right, left: 200, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'Somebody', Model: 'Camera 7' },
      IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colour at a place of a picture, each part from 0 to 255. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
