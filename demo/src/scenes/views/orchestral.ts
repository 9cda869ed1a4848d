import { aim, oneOf, roomOf, windowIn, type Compose, type Workshop } from '../composition.ts';
import { deccaTree, boomMicrophone } from '../furniture/microphones.ts';
import {
  bowedBass,
  chairRow,
  musicStand,
  podium,
  standRow,
  timpano,
  type Row,
} from '../furniture/orchestra.ts';
import { person } from '../furniture/people.ts';
import { bench, grandPiano } from '../furniture/pianos.ts';
import { placeBy, type Piece } from '../furniture/piece.ts';
import { pendant } from '../furniture/lamps.ts';
import { galleryRail } from '../furniture/partitions.ts';
import { looks } from './dressing.ts';

/**
 * Rows of chairs on arcs around a podium at depth `z`: before it, seen from the last desks, or behind it,
 * seen by whoever conducts.
 */
function orchestra(
  { studio }: Workshop,
  z: number,
  side: 'before' | 'behind',
  rows: readonly number[],
): Piece[] {
  const seat = studio.upholstery === 'panel' ? 'cloth' : studio.upholstery;
  return rows
    .map((chairs, index): Row => {
      const spread = 62 - index * 6;
      const middle = side === 'before' ? 270 : 90;
      return {
        centre: { x: 0, z },
        radius: 2.5 + index * 1.55,
        from: middle - spread,
        to: middle + spread,
        chairs,
        rise: 0,
      };
    })
    .flatMap((row) => [chairRow(row, seat), standRow(row)]);
}

/** The hall from the last desks. */
const fromTheLastDesks: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(14, 16),
      height: random.between(8, 9.5),
      depth: random.between(15, 17),
    },
    {
      floor: random.pick(['boards', 'boards', 'parquet'] as const),
      ceiling: random.pick(['coffers', 'clouds', 'beams', 'slats'] as const),
    },
  );
  const tall = random.chance(0.6);
  return {
    room: {
      ...room,
      openings: Array.from({ length: 4 }, (_, index) =>
        windowIn(workshop, 'left', [4.4 + index * 2.7, tall ? 2.2 : 4.6], [1.6, tall ? 4.4 : 2], {
          style: studio.window === 'plain' ? 'grid' : studio.window,
          prospect: 'sky',
        }),
      ),
    },
    camera: aim(workshop, room, {
      across: random.between(720, 780),
      horizon: random.between(440, 470),
      eye: 2.6,
      aside: random.between(-40, 40),
    }),
    pieces: [
      ...orchestra(workshop, 11.6, 'before', [7, 9, 10, 11]),
      podium(at(0, 12.1)),
      ...(random.chance(0.5)
        ? [person({ ...at(0, 12.2), y: 0.22 }, 'conducting', looks(workshop))]
        : [musicStand({ ...at(0, 11.8, 180), y: 0.1 }, 1.2)]),
      deccaTree(at(0, 10.6), 3.9),
      boomMicrophone(at(-5, 9.4), { height: 3, reach: 1.2 }),
      boomMicrophone(at(5, 9.4, 180), { height: 3, reach: 1.2 }),
      ...(random.chance(0.6)
        ? [grandPiano(fixed(-5.2, 10.4, -70), 'gear')]
        : [bowedBass(at(-4.9, 7.6), 1.3), bowedBass(at(-5.6, 8.2), 1.3)]),
      timpano(at(3.4, 5.6), 0.42),
      timpano(at(4.4, 6.1), 0.4),
      ...[-3.6, 0, 3.6].map((x) =>
        pendant(at(x, 9.5, 0, room.height - 2.6), room.height, 'drum', 2.4),
      ),
    ],
    subject: 'Rows of chairs and music stands under a high ceiling',
    setting: 'hall',
    mentions: ['microphone tree', 'grand piano', 'timpano', 'double bass', 'person'],
  };
};

/** The hall from the gallery, over its rail. */
const fromTheGallery: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(15, 17),
      height: random.between(9, 10.5),
      depth: random.between(18, 20),
    },
    {
      floor: random.pick(['boards', 'boards', 'parquet'] as const),
      ceiling: random.pick(['coffers', 'beams', 'slats'] as const),
    },
  );
  return {
    room: {
      ...room,
      openings: Array.from({ length: 4 }, (_, index) =>
        windowIn(workshop, 'left', [6 + index * 3, 3], [1.8, 4.6], {
          style: studio.window === 'plain' ? 'arch' : studio.window,
          prospect: 'sky',
        }),
      ),
    },
    camera: aim(workshop, room, {
      across: random.between(760, 820),
      horizon: random.between(270, 310),
      eye: 5,
      aside: random.between(-60, 60),
    }),
    pieces: [
      ...orchestra(workshop, 13, 'before', [7, 9, 11]),
      podium(at(0, 13.5)),
      musicStand({ ...at(0, 13.2, 180), y: 0.2 }, 1.2),
      deccaTree(at(0, 12), 4.2),
      boomMicrophone(at(-5.2, 10.6), { height: 3.2, reach: 1.3 }),
      boomMicrophone(at(5.2, 10.6, 180), { height: 3.2, reach: 1.3 }),
      grandPiano(fixed(-4.8, 11.6, -64), 'gear'),
      bowedBass(at(5.2, 11.8), 1.4),
      bowedBass(at(5.8, 11), 1.4),
      galleryRail(at(0, 4.6, 0, 2.3), 12),
      ...[-4, 0, 4].map((x) => pendant(at(x, 12, 0, room.height - 2.8), room.height, 'drum', 2.4)),
    ],
    subject: 'Rows of chairs and music stands, seen over the rail of the gallery',
    setting: 'hall',
    mentions: ['microphone tree', 'grand piano', 'double bass', 'podium'],
  };
};

/** A hall with height, empty chairs and the microphones already up. */
export const wide = oneOf(fromTheLastDesks, fromTheLastDesks, fromTheGallery);

/** The conductor's stand and the seats before it. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 11, height: 6.4, depth: 11 },
    { floor: 'boards', ceiling: 'coffers' },
  );
  return {
    room: {
      ...room,
      openings: [0, 1, 2].map((index) =>
        windowIn(workshop, 'left', [3.4 + index * 2.4, 1.8], [1.5, 3.2], {
          prospect: 'sky',
          style: studio.window === 'plain' ? 'sash' : studio.window,
        }),
      ),
    },
    camera: aim(workshop, room, {
      across: 780,
      horizon: 330,
      eye: 1.95,
      aside: random.between(-50, 50),
    }),
    pieces: [
      musicStand(at(random.between(-0.2, 0.2), 1.75, 0), 1.16),
      ...orchestra(workshop, 2.4, 'behind', [6, 8, 10]),
      deccaTree(at(1.4, 4.2), 3),
      ...(random.chance(0.6) ? [bowedBass(at(3.2, 5.4), 1.3), bowedBass(at(4.1, 5.8), 1.3)] : []),
    ],
    subject: "Score on the conductor's stand before rows of chairs",
    setting: 'hall',
    mentions: ['microphone tree', 'double bass'],
  };
};

/** Among the strings. */
export const live: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    { width: 9, height: 5.6, depth: 8.5 },
    { floor: 'boards', ceiling: random.pick(['coffers', 'beams', 'slats'] as const) },
  );
  const piano = fixed(-1.9, 5.6, -70);
  const players = random.chance(0.6);
  const strings: Row = {
    centre: { x: 0.9, z: 5.6 },
    radius: 2,
    from: 222,
    to: 318,
    chairs: 5,
    rise: 0,
  };
  return {
    room: {
      ...room,
      openings: [0, 1].map((index) =>
        windowIn(workshop, 'left', [2.8 + index * 2.6, 1.4], [1.8, 3.2], {
          style: studio.window === 'plain' ? 'grid' : studio.window,
        }),
      ),
    },
    camera: aim(workshop, room, {
      across: 800,
      horizon: 400,
      eye: 1.5,
      aside: random.between(-50, 50),
    }),
    pieces: [
      grandPiano(piano, 'gear'),
      bench(placeBy(piano, [0, 0, -0.62])),
      ...(players
        ? [-0.5, 1.1, 2.7].flatMap((x) => [
            person(at(x, 4.1), 'bowing', looks(workshop)),
            bowedBass(at(x + 0.02, 3.98), 0.92),
            musicStand(at(x - 0.1, 3.4, 180), 0.9),
          ])
        : [chairRow(strings), standRow(strings), bowedBass(at(2.9, 3.7), 1)]),
      bowedBass(at(3.3, 5.6), 1.3),
      boomMicrophone(at(2.3, 5, 180), { height: 2.4, reach: 1 }),
      deccaTree(at(0.4, 5.8), 2.9),
      timpano(at(1.4, 7.2), 0.42),
      timpano(at(2.4, 7.2), 0.42),
    ],
    subject: players
      ? 'Three cellists before a grand piano'
      : 'Chairs for strings before a grand piano',
    setting: 'hall',
    mentions: ['microphone tree', 'timpano', 'double bass', 'cello'],
  };
};
