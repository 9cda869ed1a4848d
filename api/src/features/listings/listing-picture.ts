import { STUDIO_PICTURE } from '#domain/listings/limits.ts';
import { photoKind } from '#api/lib/files/photo-kind.ts';

/** Photographs of studios. */
export const studioPictureKind = photoKind('studio-pictures', STUDIO_PICTURE);
