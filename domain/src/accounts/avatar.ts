/** Widths in pixels in which the pictures of users are kept. All are square. */
export const avatarSizes = [128, 256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** What a picture of a user may come as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** How large a picture of a user may be as it is uploaded. */
export const PICTURE_LIMIT_MB = 5;
export const PICTURE_LIMIT_BYTES = PICTURE_LIMIT_MB * 1024 * 1024;

/** How many pixels it may have, which a small file can hide. */
export const PICTURE_LIMIT_MEGAPIXELS = 50;

/** How many pixels each of its sides must have. */
export const PICTURE_MIN_SIDE = 128;

/** Whether a content type is one that a picture of a user may come as. */
export function isPictureType(type: string): type is PictureType {
  return pictureTypes.some((known) => known === type);
}

/** Names pictures among the kinds of files that people upload, and the folder that they are in. */
export const avatarFolder = 'avatars';

/** A file of a picture: which one (64 hexadecimal digits), and how wide. */
export interface AvatarFile {
  name: string;
  size: AvatarSize;
}

/** Where a picture is found: `/uploads/avatars/0a…f9-256.webp`. */
export function avatarPath({ name, size }: AvatarFile): string {
  return `/uploads/${avatarFolder}/${name}${avatarEnding(size)}`;
}

/** What the name of a file ends with that is so wide. */
export function avatarEnding(size: AvatarSize): string {
  return `-${size}.webp`;
}

/** The file that a path names, exactly as `avatarPath` writes it; undefined for anything else. */
export function parseAvatarPath(path: string): AvatarFile | undefined {
  const match = /^\/uploads\/avatars\/([0-9a-f]{64})-(\d{3})\.webp$/.exec(path);
  const size = avatarSizes.find((known) => String(known) === match?.[2]);
  return match?.[1] && size ? { name: match[1], size } : undefined;
}

/**
 * The same picture, sharp enough to be shown `width` CSS pixels wide on screens of two pixels to
 * each of them. A path that is none of ours stays as it is.
 */
export function avatarPathFor(path: string, width: number): string {
  const file = parseAvatarPath(path);
  if (!file) return path;
  const size = avatarSizes.find((known) => known >= width * 2) ?? 512;
  return avatarPath({ name: file.name, size });
}
