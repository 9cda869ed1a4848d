import type { PictureContent } from '#domain/studios/studio-content.ts';
import type { CroppedPicturesFragment } from '../../listings.generated.ts';

export type CroppedPicture = CroppedPicturesFragment['croppedPictures'][number];

/** Where photographs that were uploaded are found; others are of the demo, and stay as they are. */
const UPLOADED = '/uploads/';

/**
 * The whole photograph behind one that a listing shows, and what is shown of it; undefined where there
 * is none to crop.
 */
export function wholeOf(
  { url, width, height }: PictureContent,
  cropped: readonly CroppedPicture[],
): (Pick<CroppedPicture, 'whole'> & Partial<Pick<CroppedPicture, 'crop'>>) | undefined {
  const known = cropped.find((one) => one.url === url);
  if (known) return known;
  if (!url.startsWith(UPLOADED)) return undefined;
  return { whole: { __typename: 'WholePicture', url, width, height } };
}
