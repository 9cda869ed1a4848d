import type { Composition } from './composition.ts';

/** What of a studio’s own instruments and machines its pictures can show; guests bring the rest. */
export const kitParts = ['drums', 'grand', 'upright', 'keys', 'timpani', 'tape'] as const;
export type KitPart = (typeof kitParts)[number];

/** What a studio has of these, in this order; undefined for a picture of no studio in particular. */
export type Kit = readonly KitPart[] | undefined;

/** Which of these a thing in a picture is, by its name. */
const partOf: Readonly<Record<string, KitPart>> = {
  'drum kit': 'drums',
  'snare drum': 'drums',
  'grand piano': 'grand',
  'upright piano': 'upright',
  'keyboard on a stand': 'keys',
  'stand of synthesisers': 'keys',
  'modular synthesiser': 'keys',
  'table of instruments': 'keys',
  timpano: 'timpani',
  'tape machine': 'tape',
};

/** How the subject of a picture is put without one of them. */
const subjectsWithout: Readonly<Record<KitPart, readonly (readonly [RegExp, string])[]>> = {
  drums: [[/, drum kit and keyboard/, ' and keyboard']],
  grand: [
    [/^Grand piano and (.)/, '$1'],
    [/, a grand piano behind(?: it)?/, ''],
  ],
  upright: [
    [/^Upright piano(?:,| and) (.)/, '$1'],
    [/, a board and an upright piano/, ' and a board'],
    [/, an upright piano beside it/, ''],
  ],
  keys: [
    [/, drum kit and keyboard/, ' and drum kit'],
    [/ and keyboard(?= for)/, ''],
  ],
  timpani: [],
  tape: [[/, record player and tape machine/, ' and record player']],
};

/** The parts that a composition shows. */
export function partsIn({ pieces }: Composition): Set<KitPart> {
  return new Set(pieces.flatMap(({ name }) => partOf[name] ?? []));
}

/** How many things a composition shows that a studio with this kit does not have. */
export function countForeign({ pieces }: Composition, kit: Kit): number {
  return pieces.filter(({ name }) => isForeign(name, kit)).length;
}

/** The composition without what a studio with this kit does not have. */
export function furnish(composition: Composition, kit: Kit): Composition {
  const gone = [...partsIn(composition)].filter((part) => kit && !kit.includes(part));
  if (gone.length === 0) return composition;
  const pieces = composition.pieces.filter(({ name }) => !isForeign(name, kit));
  const hasPiano = pieces.some(({ name }) => name.endsWith(' piano'));
  const subject = gone
    .flatMap((part) => subjectsWithout[part])
    .reduce((text, [phrase, instead]) => text.replace(phrase, instead), composition.subject);
  return {
    ...composition,
    pieces: pieces.filter(({ name }) => hasPiano || name !== 'piano bench'),
    subject: subject.charAt(0).toUpperCase() + subject.slice(1),
  };
}

function isForeign(name: string, kit: Kit): boolean {
  const part = partOf[name];
  return kit !== undefined && part !== undefined && !kit.includes(part);
}
