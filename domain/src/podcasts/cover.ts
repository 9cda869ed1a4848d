import { textCoverMotifs } from '../previews/cover-drawing.ts';
import type { CoverMotif } from '../previews/cover-drawing.ts';

/** What the covers of a series and of its episodes show: one motif for all of them. */
export function motifOfSeries(slug: string): CoverMotif {
  const sum = Array.from(slug).reduce((all, character) => all + character.codePointAt(0)!, 0);
  return textCoverMotifs[sum % textCoverMotifs.length]!;
}
