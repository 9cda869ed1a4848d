import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { pendant } from '../furniture/lamps.ts';
import { recordShelf } from '../furniture/lounge.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { person } from '../furniture/people.ts';
import { rug } from '../furniture/rugs.ts';
import { armchair, chair, coffeeTable } from '../furniture/seating.ts';
import { lightPanel, talkTable, videoCamera } from '../furniture/talk.ts';
import { recordingLight, wallShelf } from '../furniture/walls.ts';
import { filler, looks, prints, studioLamp } from './dressing.ts';

/** People on both sides of the table. */
const acrossTheTable: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, {
    width: random.between(4.6, 5.2),
    height: random.between(2.7, 3),
    depth: random.between(4.8, 5.2),
  });
  const z = 3.3;
  const seat = random.pick(['timber', 'cloth', 'gear'] as const);
  const people = random.chance(0.35);
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [2, 0.9], [1.6, 1.3])] },
    camera: aim(workshop, room, {
      across: random.between(820, 880),
      horizon: random.between(340, 370),
      eye: 1.5,
      aside: random.between(-50, 50),
    }),
    pieces: [
      rug(at(0, z), 3, 2, studio.rug),
      ...(people
        ? [
            person(at(-1.38, z - 0.06), 'seated', looks(workshop)),
            person(at(1.38, z - 0.06, 180), 'seated', looks(workshop)),
          ]
        : []),
      chair(at(-1.4, z - 0.1, 74), seat),
      chair(at(1.4, z - 0.1, -74), seat),
      chair(at(-0.55, z + 0.95, 8), seat),
      chair(at(0.55, z + 0.95, -8), seat),
      talkTable(at(0, z), {
        shape: random.pick(['round', 'long'] as const),
        top: random.pick(['timber', 'timber', 'timber', 'pale'] as const),
        foam: studio.palette.moody ? 'accent' : random.pick(['gear', 'accent', 'cloth'] as const),
        headphones: true,
      }),
      pendant(at(0, z, 0, 2.05), room.height, random.pick(['globe', 'cone', 'drum'] as const)),
      ...(random.chance(0.5)
        ? [videoCamera(at(-1.9, 2.9, 120))]
        : [filler(workshop, 'plant', at(-1.95, 3.1))]),
      ...(random.chance(0.5)
        ? [recordShelf(at(1.4, room.depth - 0.2), 1.3, random.int(2, 4), studio.seed)]
        : [
            wallShelf(at(1.2, room.depth, 0, 1.6), 1.3, studio.seed),
            filler(workshop, 'plant', at(2.05, 4.6)),
          ]),
      ...(random.chance(0.5) ? [prints(workshop, at(-1.1, room.depth, 0, 1.5))] : []),
      recordingLight(at(0.1, room.depth, 0, 2.4)),
      studioLamp(workshop, at(-1.95, room.depth - 0.45)),
    ],
    subject: 'Table with four microphones and four chairs',
    mentions: ['person', 'camera on a tripod', 'shelf of records', 'pendant lamp', 'plant'],
  };
};

/** Everybody on one side, towards the cameras. */
const towardsTheCamera: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: random.between(5, 5.6), height: 2.9, depth: 5 });
  const seat = random.pick(['cloth', 'accent', 'rug'] as const);
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.9, 0.9], [1.5, 1.4])] },
    camera: aim(workshop, room, {
      across: random.between(840, 890),
      horizon: random.between(350, 380),
      eye: 1.4,
      aside: random.between(-40, 40),
    }),
    pieces: [
      rug(at(0, 3.4), 3.6, 1.8, studio.rug),
      recordShelf(at(-1.15, room.depth - 0.2), 1.9, random.int(3, 5), studio.seed),
      recordShelf(at(1.15, room.depth - 0.2), 1.9, random.int(3, 5), studio.seed + 7),
      ...[-0.9, -0.3, 0.3, 0.9].map((x) => chair(at(x, 4.05, -x * 8), seat)),
      talkTable(at(0, 3.4), {
        shape: 'panel',
        top: random.pick(['timber', 'timber', 'pale'] as const),
        foam: random.pick(['accent', 'accent', 'pale'] as const),
        headphones: true,
      }),
      videoCamera(at(-1.75, 2.7, 160)),
      lightPanel(at(2.15, 3.6, -32)),
      filler(workshop, 'plant', at(-2.2, 4.3)),
      pendant(at(-0.7, 3.6, 0, 2.15), room.height, 'globe'),
      pendant(at(0.7, 3.6, 0, 2.15), room.height, 'globe'),
      recordingLight(at(0, room.depth, 0, 2.4)),
    ],
    subject: 'Long table with four microphones towards a camera',
    mentions: ['chair', 'shelf of records', 'light panel', 'plant'],
  };
};

/** A table with four microphones and a chair for each. */
export const wide = oneOf(acrossTheTable, acrossTheTable, towardsTheCamera);

/** The table from close by. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4, height: 2.7, depth: 3.8 }, { ceiling: 'plain' });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.4, 0.9], [1.6, 1.3])] },
    camera: aim(workshop, room, {
      across: 1000,
      horizon: 230,
      eye: 1.42,
      aside: random.between(-60, 60),
    }),
    pieces: [
      chair(at(-0.5, 3.1, 6), 'cloth'),
      chair(at(0.55, 3.1, -8), 'cloth'),
      talkTable(at(0, 2.1), {
        shape: random.pick(['round', 'long'] as const),
        top: random.pick(['timber', 'timber', 'pale'] as const),
        foam: random.pick(['gear', 'accent', 'cloth'] as const),
        headphones: true,
      }),
      filler(workshop, 'plant', at(1.6, 3.3)),
      studioLamp(workshop, at(-1.5, 3.35)),
      ...(random.chance(0.6)
        ? [prints(workshop, at(0.1, room.depth, 0, 1.45))]
        : [wallShelf(at(0.1, room.depth, 0, 1.5), 1.4, studio.seed)]),
    ],
    subject: 'Four microphones on arms around a table',
    mentions: ['chair', 'plant', 'framed print', 'shelf'],
  };
};

/** The filmed corner: two armchairs, cameras and a soft light. */
export const live: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4.8, height: 2.9, depth: 4.6 });
  const people = random.chance(0.5);
  return {
    room: {
      ...room,
      openings: random.chance(0.5) ? [windowIn(workshop, 'left', [1.6, 0.9], [1.5, 1.4])] : [],
    },
    camera: aim(workshop, room, {
      across: 860,
      horizon: 380,
      eye: 1.3,
      aside: random.between(-50, 50),
    }),
    pieces: [
      rug(at(0, 3.4), 2.8, 1.6, studio.rug),
      ...(people
        ? [
            person(at(-0.98, 3.5), 'seated', looks(workshop)),
            person(at(0.98, 3.5, 180), 'seated', looks(workshop)),
          ]
        : []),
      armchair(at(-1, 3.6, 34), studio.upholstery),
      armchair(at(1, 3.6, -34), studio.upholstery),
      coffeeTable(at(0, 3.3), 'round'),
      standMicrophone(at(-0.46, 3.2), { height: 0.85 }),
      standMicrophone(at(0.46, 3.2), { height: 0.85 }),
      videoCamera(at(1.75, 2.6, 205)),
      lightPanel(at(-1.9, 3.2, 30)),
      recordShelf(
        at(0.1, room.depth - 0.2),
        random.between(1.6, 2.4),
        random.int(3, 5),
        studio.seed,
      ),
      filler(workshop, 'plant', at(-1.7, 4.2)),
      studioLamp(workshop, at(1.75, 4.15, 180)),
    ],
    subject: 'Two armchairs with microphones, lit for filming',
    mentions: ['person', 'camera on a tripod', 'shelf of records', 'plant'],
  };
};
