import { REVIEW_PICTURE } from '#domain/reviews/limits.ts';
import { photoKind } from '#api/lib/files/photo-kind.ts';

/** Photographs in reviews. */
export const reviewPictureKind = photoKind('review-pictures', REVIEW_PICTURE);
