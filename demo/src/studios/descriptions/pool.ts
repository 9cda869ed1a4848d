import type { Line } from '../writing/line.ts';

/** What can be said in the description of a room of one category. */
export interface CategoryLines {
  /** What it is and where. */
  opening: readonly Line[];
  /** How it looks and sounds. */
  room: readonly Line[];
  gear: readonly Line[];
  /** How one works there, and whom it suits. */
  work: readonly Line[];
}
