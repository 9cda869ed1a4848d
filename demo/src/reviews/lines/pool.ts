import type { Line } from '#demo/studios/writing/line.ts';

/** What visitors say of rooms of one category. Openings are written `title || text`. */
export interface ReviewLines {
  /** Openings of those who were happy. */
  praise: readonly Line[];
  /** Openings of those who were not. */
  blame: readonly Line[];
  /** Something good that somebody noticed. */
  detail: readonly Line[];
  /** Something that could be better. */
  niggle: readonly Line[];
}
