import { catalogue } from './catalogue.ts';

/** Every way of naming a product, the longest first, so that a name is found before its parts. */
const phrases = [...new Set(catalogue.flatMap(({ name, short }) => [name, short]))].toSorted(
  (a, b) => b.length - a.length,
);

/** Finds the products of the catalogue in a text, by their full or their short names. */
export const productMentions = new RegExp(
  `(?<![\\p{L}\\d])(?:${phrases.map(escaped).join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** The names in `text` that stand for no product of `equipment`. */
export function foreignProducts(text: string, equipment: readonly { name: string }[]): string[] {
  const owned = new Set(equipment.map(({ name }) => name));
  const known = new Set(
    catalogue.filter(({ name }) => owned.has(name)).flatMap(({ name, short }) => [name, short]),
  );
  return [...text.matchAll(productMentions)]
    .map(([product]) => product)
    .filter((product) => !known.has(product));
}

function escaped(phrase: string): string {
  return phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
