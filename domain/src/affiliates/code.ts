import { slugWords } from '#domain/portfolios/slug.ts';

/** How long a code is, in characters. */
export const codeLimits = { least: 4, most: 20 } as const;

/** What a code is made of: small letters, digits and single hyphens. */
export const AFFILIATE_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** For how long a browser remembers by which code somebody came, in days. */
export const REMEMBERED_DAYS = 30;

/** How many weeks the figures of a code are shown for, the current one among them. */
export const FIGURES_WEEKS = 12;

/** Words by which a code would pass for us. */
const reserved = ['roomtone', 'admin', 'official', 'support', 'staff'];

/** What is offensive wherever it stands, and what is so as a word of its own: "yoshito" is a name. */
const offensiveParts = ['fuck', 'nigger', 'faggot', 'hitler'];
const offensiveWords = ['shit', 'cunt', 'nazi', 'nazis', 'porn', 'rape', 'sex', 'slut', 'whore'];

/** Whether a code, in small letters, neither passes for us nor offends. */
export function isDecentCode(code: string): boolean {
  const squeezed = code.replaceAll('-', '');
  const words = code.split('-');
  return (
    ![...reserved, ...offensiveParts].some((part) => squeezed.includes(part)) &&
    !offensiveWords.some((word) => words.includes(word))
  );
}

/** What is proposed to somebody without a name in Latin letters. */
const NAMELESS = 'musician';

/**
 * Codes that are proposed to somebody, the likeliest first: their name, and the same with numbers for
 * when that is taken. `Nora Quist` is `nora-quist`.
 * @param number tells them from all others: the id of their account
 */
export function proposedCodes(name: string, number: number): string[] {
  const words = slugWords(name, codeLimits.most) || NAMELESS;
  const long = words.length < codeLimits.least ? `${words}-music` : words;
  const base = isDecentCode(long) ? long : NAMELESS;
  return [base, ...[2, 3, 4, number].map((suffix) => withSuffix(base, String(suffix)))];
}

function withSuffix(base: string, suffix: string): string {
  return `${base.slice(0, codeLimits.most - suffix.length - 1).replace(/-$/, '')}-${suffix}`;
}
