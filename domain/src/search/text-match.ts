/** A part of a text, from its first character to the one after its last. */
export type TextRange = readonly [start: number, end: number];

export interface TextMatch {
  /** From 0 to 1: how well the text answers to what was typed. */
  score: number;
  /** Where it does, in order and without overlaps, for marking it. */
  ranges: readonly TextRange[];
}

interface Word {
  plain: string;
  start: number;
  end: number;
}

interface WordMatch {
  score: number;
  range: TextRange;
}

/** Words that have answered already answer less well to another one. */
const REPEATED = 0.5;

/** From this length on a word may have one letter wrong, and from the second on two. */
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;

/** Shorter words are part of too many others, unless a character is a word. */
const INNER_LENGTH = 3;

/**
 * How well `text` answers to what somebody typed, or undefined when a typed word is not in it.
 * Case and accents make no difference, words may be begun, and longer ones misspelt. For short
 * lists that are at hand: labels, cities, room types.
 */
export function matchText(typed: string, text: string): TextMatch | undefined {
  const asked = wordsIn(typed);
  const words = wordsIn(text);
  if (asked.length === 0 || words.length === 0) return undefined;
  const found = bestMatches(asked, words);
  if (found.length < asked.length) return undefined;
  const total = found.reduce((sum, { score }) => sum + score, 0);
  // Among equals the one that says least else.
  const coverage = Math.min(1, asked.length / words.length);
  return { score: (total / asked.length) * 0.9 + coverage * 0.1, ranges: rangesOf(found) };
}

/** Where typed words stand in `text`, whether or not all of them do. */
export function matchedRanges(typed: string, text: string): readonly TextRange[] {
  return rangesOf(bestMatches(wordsIn(typed), wordsIn(text)));
}

/** The best answer to each word that has one. */
function bestMatches(asked: readonly Word[], words: readonly Word[]): WordMatch[] {
  const used = new Set<number>();
  return asked.flatMap(({ plain }) => {
    let best: (WordMatch & { index: number }) | undefined;
    for (const [index, word] of words.entries()) {
      const match = matchWord(plain, word);
      if (!match) continue;
      const score = match.score * (index === 0 ? 1 : 0.9) * (used.has(index) ? REPEATED : 1);
      if (!best || score > best.score) best = { ...match, score, index };
    }
    if (!best) return [];
    used.add(best.index);
    return [best];
  });
}

function matchWord(plain: string, { plain: known, start, end }: Word): WordMatch | undefined {
  if (known === plain) return { score: 1, range: [start, end] };
  const at = known.indexOf(plain);
  const part: TextRange = [Math.min(start + at, end), Math.min(start + at + plain.length, end)];
  if (at === 0) return { score: 0.9, range: part };
  if (at > 0 && (plain.length >= INNER_LENGTH || isWithoutSpaces(plain))) {
    return { score: 0.5, range: part };
  }
  const errors = errorsAllowed(plain.length);
  if (errors === 0) return undefined;
  const wrong = Math.min(
    distance(plain, known),
    // The word may be begun only.
    ...[-1, 0, 1].map((more) => distance(plain, known.slice(0, plain.length + more)) + 0.5),
  );
  return Math.floor(wrong) <= errors ? { score: 0.6 - wrong / 10, range: [start, end] } : undefined;
}

function errorsAllowed(length: number): number {
  if (length >= TWO_ERRORS_LENGTH) return 2;
  return length >= ONE_ERROR_LENGTH ? 1 : 0;
}

/** Words with their places, lower case and without accents. */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    plain: plainText(word),
    start: index,
    end: index + word.length,
  }));
}

/** `text` as it is compared: lower case, compatible forms as one, without accents. */
function plainText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
}

function isWithoutSpaces(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** Emails to add, drop, change or swap with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

function rangesOf(matches: readonly WordMatch[]): TextRange[] {
  const result: [number, number][] = [];
  for (const [start, end] of matches.map(({ range }) => range).toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
