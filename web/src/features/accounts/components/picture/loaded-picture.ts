import { PICTURE_MIN_SIDE } from '#domain/accounts/avatar.ts';

/** How large a file may be that is cut here. What is sent is far smaller. */
export const SOURCE_LIMIT_MB = 25;

/** What is drawn of a photograph: more than is sent, and no more than every phone can hold. */
const SHORT_SIDE = 2048;
const MOST_PIXELS = 16_000_000;

/** The side of what is sent, in pixels. */
const SENT_SIDE = 1024;

/** Why a file cannot be used. */
export type PictureProblem = 'tooLarge' | 'tooSmall' | 'unreadable';

/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that can be cut. */
export interface LoadedPicture {
  canvas: HTMLCanvasElement;
  /** The same as an address. */
  url: string;
}

/**
 * Reads a file as a picture, turned as the camera was held. What the browser can show will do, for
 * what is sent is made anew.
 */
export async function loadPicture(file: File): Promise<LoadedPicture | PictureProblem> {
  if (file.size > SOURCE_LIMIT_MB * 1024 * 1024) return 'tooLarge';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!bitmap) return 'unreadable';
  const { width, height } = bitmap;
  if (Math.min(width, height) < PICTURE_MIN_SIDE) return 'tooSmall';
  const scale = Math.min(
    1,
    SHORT_SIDE / Math.min(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  const whole = { x: 0, y: 0, width, height };
  const canvas = draw(bitmap, whole, Math.round(width * scale), Math.round(height * scale));
  bitmap.close();
  return { canvas, url: canvas.toDataURL('image/jpeg', 0.85) };
}

/** The largest square in the middle of a picture. */
export function middleOf({ canvas: { width, height } }: LoadedPicture): Area {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** How far a picture can be enlarged before there is too little left of it. */
export function largestZoom({ canvas: { width, height } }: LoadedPicture): number {
  return Math.max(1, Math.min(4, Math.min(width, height) / PICTURE_MIN_SIDE));
}

/** A square of a picture as the file that is sent. */
export async function cutOut({ canvas }: LoadedPicture, area: Area): Promise<Blob> {
  const side = Math.max(PICTURE_MIN_SIDE, Math.min(SENT_SIDE, Math.round(area.width)));
  const square = draw(canvas, area, side, side);
  return new Promise((resolve, reject) => {
    square.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The browser could not encode the picture.'));
      },
      'image/jpeg',
      0.92,
    );
  });
}

/** Draws a part of a picture in another size, on white, which JPEG has in place of nothing. */
function draw(
  source: CanvasImageSource,
  { x, y, width, height }: Area,
  toWidth: number,
  toHeight: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = toWidth;
  canvas.height = toHeight;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, toWidth, toHeight);
  context.drawImage(source, x, y, width, height, 0, 0, toWidth, toHeight);
  return canvas;
}
