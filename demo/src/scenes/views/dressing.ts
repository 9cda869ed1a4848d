import type { Workshop } from '../composition.ts';
import { amplifierStack, comboAmplifier } from '../furniture/amplifiers.ts';
import { guitarOnStand, guitarOnWall } from '../furniture/guitars.ts';
import { arcLamp, floorLamp, tripodLamp } from '../furniture/lamps.ts';
import { gobo } from '../furniture/partitions.ts';
import type { Piece, Place } from '../furniture/piece.ts';
import { plant } from '../furniture/plants.ts';
import { rack } from '../furniture/racks.ts';
import type { Looks } from '../furniture/people.ts';
import { pictures } from '../furniture/walls.ts';
import { stool } from '../furniture/seating.ts';

/** Things that fill a corner of a room, each in the studio's own kind and colours. */
const fillers = {
  plant: ({ studio, random }, place) =>
    plant(
      place,
      studio.plant,
      random.between(1.3, 1.9),
      random.int(1, 99),
      random.pick(['pale', 'accent', 'cloth'] as const),
    ),
  lamp: (workshop, place) => studioLamp(workshop, place),
  stack: ({ random }, place) => amplifierStack(place, random.pick(['gear', 'cloth'] as const)),
  combo: ({ random }, place) =>
    comboAmplifier(
      place,
      random.pick(['gear', 'cloth', 'accent'] as const),
      random.pick(['panel', 'pale'] as const),
    ),
  guitar: ({ studio, random }, place) =>
    guitarOnStand(
      place,
      random.pick(studio.guitars),
      random.pick(['accent', 'cloth', 'timber', 'pale'] as const),
    ),
  baffle: ({ studio, random }, place) =>
    gobo(
      place,
      random.between(0.9, 1.2),
      random.between(1.3, 1.8),
      studio.upholstery,
      random.chance(0.3),
    ),
  rack: ({ random }, place) => rack(place, random.between(0.8, 1.5), random.int(1, 99)),
  stool: ({ random }, place) => stool(place, random.between(0.5, 0.7)),
} as const satisfies Readonly<Record<string, (workshop: Workshop, place: Place) => Piece>>;

export type Filler = keyof typeof fillers;

/** One thing for a corner. */
export function filler(workshop: Workshop, kind: Filler, place: Place): Piece {
  return fillers[kind](workshop, place);
}

/** Fills corners, each with something else. */
export function dress(
  workshop: Workshop,
  corners: readonly Place[],
  kinds: readonly Filler[],
): Piece[] {
  const chosen = workshop.random.sample(kinds, corners.length);
  return chosen.map((kind, index) => filler(workshop, kind, corners[index]!));
}

const studioLamps = { floor: floorLamp, tripod: tripodLamp, arc: arcLamp } as const;

/** The kind of lamp that a studio has. */
export function studioLamp({ studio }: Workshop, place: Place): Piece {
  return studioLamps[studio.lamp](place);
}

/** Guitars side by side on a wall, from left to right at `places`. */
export function guitarWall({ studio, random }: Workshop, places: readonly Place[]): Piece[] {
  return places.map((place, index) =>
    guitarOnWall(
      place,
      studio.guitars[index % studio.guitars.length]!,
      random.pick(['accent', 'cloth', 'timber', 'pale', 'rug'] as const),
    ),
  );
}

/** Two or three prints on a wall. */
export function prints({ random }: Workshop, place: Place): Piece {
  const sizes = random.pick([
    [[0.6, 0.8]],
    [
      [0.5, 0.7],
      [0.5, 0.7],
    ],
    [
      [0.42, 0.56],
      [0.62, 0.84],
      [0.42, 0.56],
    ],
  ] as const);
  return pictures(place, sizes, random.int(1, 999));
}

/** How somebody looks. */
export function looks({ random }: Workshop): Looks {
  return {
    top: random.pick(['cloth', 'rug', 'accent', 'panel', 'pale', 'gear'] as const),
    skin: random.pick(['#E3B694', '#C68F68', '#9A6443', '#6E452F'] as const),
    hair: random.pick(['#2A211D', '#4A3324', '#6E4A2C', '#8A8178'] as const),
  };
}
