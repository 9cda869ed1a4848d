/** Characters that a text to be searched for may have. Here, so that a field need not load schemas. */
export const REVIEW_TEXT_LIMIT = 100;

/** Photographs that a review may have. */
export const REVIEW_PICTURES_LIMIT = 4;

/** How large a photograph of a review may be as it is uploaded, and what it has to be at least. */
export const REVIEW_PICTURE = {
  limitMegabytes: 15,
  limitMegapixels: 50,
  /** Pixels of its shorter side. */
  minSide: 240,
  /** Pixels of the longer side, of what is kept. */
  longSide: 1600,
} as const;

/** Characters of what a studio says to a review. */
export const ANSWER_LIMIT = 2000;
