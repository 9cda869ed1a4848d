import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { workDesk } from '../furniture/desks.ts';
import { synthStand } from '../furniture/keyboards.ts';
import { monitorOnStand } from '../furniture/loudspeakers.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { musicStand } from '../furniture/orchestra.ts';
import { board } from '../furniture/partitions.ts';
import { bench, uprightPiano } from '../furniture/pianos.ts';
import { placeBy } from '../furniture/piece.ts';
import { pendant } from '../furniture/lamps.ts';
import { person } from '../furniture/people.ts';
import { rug } from '../furniture/rugs.ts';
import { screenContents } from '../furniture/screens.ts';
import { chair, stool } from '../furniture/seating.ts';
import { studentTable } from '../furniture/tables.ts';
import { filler, guitarWall, looks } from './dressing.ts';
import { studioKit } from './drums.ts';

/** Tables in a row before the board. */
const inARow: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, {
    width: random.between(5.6, 6.2),
    height: random.between(2.8, 3.2),
    depth: random.between(5.4, 6),
  });
  const teacher = random.chance(0.6);
  const seat = random.pick(['timber', 'cloth', 'accent'] as const);
  const lampShade = random.pick(['globe', 'cone', 'drum'] as const);
  return {
    room: {
      ...room,
      openings: [
        windowIn(workshop, 'left', [2, 0.95], [1.3, 1.5]),
        windowIn(workshop, 'left', [3.7, 0.95], [1.3, 1.5]),
      ],
    },
    camera: aim(workshop, room, {
      across: random.between(810, 860),
      horizon: random.between(350, 380),
      eye: 1.55,
      aside: random.between(-60, 60),
    }),
    pieces: [
      board(at(random.between(-0.5, 0.2), room.depth, 0, 1.1), 2.6, 1.35, studio.seed),
      workDesk(at(1.5, 4.7, -20), {
        width: 1.6,
        top: 'timber',
        screens: [random.pick(screenContents)],
        monitors: true,
        lamp: false,
        outboard: false,
        keys: false,
        seed: studio.seed,
      }),
      ...(teacher ? [person(at(-1.5, 4.7), 'standing', looks(workshop))] : []),
      ...[-1.55, 0, 1.55].flatMap((x, index) => [
        studentTable(at(x, 3.35), index + studio.seed),
        chair(at(x - 0.05, 2.72, 180 + random.between(-12, 12)), seat),
      ]),
      pendant(at(-1.2, 3.9, 0, 2.25), room.height, lampShade),
      pendant(at(1.2, 3.9, 0, 2.25), room.height, lampShade),
      monitorOnStand(at(2.45, 5.2, -18)),
      filler(workshop, random.pick(['plant', 'guitar'] as const), at(2.5, 4.2)),
    ],
    subject: 'Desk, board and three places to learn at',
    mentions: ['person', 'chair', 'monitor on a stand', 'plant'],
  };
};

/** Chairs in a circle around a piano. */
const inACircle: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, {
    width: random.between(5.4, 6),
    height: random.between(2.8, 3.2),
    depth: random.between(5.2, 5.6),
  });
  const piano = at(1.5, room.depth - 0.5, 0);
  const seat = random.pick(['timber', 'cloth', 'accent'] as const);
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'left', [1.9, 0.9], [2.2, 1.5])],
    },
    camera: aim(workshop, room, {
      across: random.between(800, 850),
      horizon: random.between(350, 380),
      eye: 1.5,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(-0.1, 3.5), 3, 2, 'round'),
      board(at(-1.1, room.depth, 0, 1.15), 2.2, 1.25, studio.seed),
      uprightPiano(piano),
      bench(placeBy(piano, [0, 0, -0.7])),
      ...(random.chance(0.6) ? [person(at(-0.9, 4.6), 'standing', looks(workshop))] : []),
      chair(at(-1.55, 3.9, 66), seat),
      chair(at(-1.35, 3, 120), seat),
      chair(at(1.45, 3.8, -66), seat),
      chair(at(1.25, 2.95, -120), seat),
      chair(at(0.1, 4.6, -6), seat),
      filler(workshop, 'guitar', at(0.75, 4.4)),
      musicStand(at(-0.55, 3.4, 150), 1.05),
      standMicrophone(at(0.35, 3.3), { height: 1.3 }),
      pendant(at(0, 3.6, 0, 2.25), room.height, random.pick(['globe', 'cone', 'drum'] as const)),
      filler(workshop, 'plant', at(2.4, 4.2)),
    ],
    subject: 'Chairs in a circle, a board and an upright piano for a lesson',
    mentions: ['chair', 'person', 'music stand', 'plant'],
  };
};

/** Where a lesson is given. */
export const wide = oneOf(inARow, inARow, inACircle);

/** One desk, two chairs: somebody explains. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4, height: 2.6, depth: 3.5 }, { ceiling: 'plain' });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.2, 0.95], [1.4, 1.3])] },
    camera: aim(workshop, room, {
      across: 1040,
      horizon: 300,
      eye: 1.5,
      aside: random.between(-50, 50),
    }),
    pieces: [
      board(at(0.2, room.depth, 0, 1.3), 2.2, 1.05, studio.seed),
      workDesk(at(0, 2.5), {
        width: 1.9,
        top: random.pick(['timber', 'pale'] as const),
        screens: random.sample(screenContents, 2),
        monitors: true,
        lamp: random.chance(0.5),
        outboard: false,
        keys: true,
        seed: studio.seed,
      }),
      person(at(-0.42, 1.95), 'seatedFromBehind', looks(workshop)),
      chair(at(-0.42, 1.86, 176), 'timber'),
      person(at(0.45, 1.95), 'seatedFromBehind', looks(workshop)),
      chair(at(0.45, 1.86, 186), 'timber'),
      pendant(at(0, 2.7, 0, 1.95), room.height, random.pick(['globe', 'drum'] as const)),
      filler(workshop, 'plant', at(1.65, 3.0)),
    ],
    subject: 'Two people side by side at a desk, a board behind',
    mentions: ['chair', 'plant'],
  };
};

/** Where what was explained is tried. */
export const live: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 5.4, height: 2.9, depth: 5 });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.7, 0.9], [2.2, 1.5])] },
    camera: aim(workshop, room, { across: 860, horizon: 370, aside: random.between(-50, 50) }),
    pieces: [
      rug(at(0, 3.6), 3, 1.9, studio.rug),
      studioKit(workshop, fixed(0.9, 4.1, -10)),
      synthStand(at(-1.4, 3.6, 28), ['gear'], studio.seed),
      stool(at(-1.1, 3.0), 0.56),
      ...(random.chance(0.6)
        ? [person(at(-0.4, 3.5), 'playingGuitar', looks(workshop))]
        : [filler(workshop, 'guitar', at(-0.4, 3.6))]),
      standMicrophone(at(0.15, 3.1), { height: 1.36 }),
      board(at(-0.9, room.depth, 0, 1.25), 1.9, 1.1, studio.seed),
      ...guitarWall(workshop, [
        at(0.9, room.depth, 0, 1.35),
        at(1.5, room.depth, 0, 1.35),
        at(2.1, room.depth, 0, 1.35),
      ]),
      filler(workshop, 'plant', at(2.2, 3.4)),
      filler(workshop, 'combo', at(-2.1, 4.5, 14)),
      pendant(at(0, 3.9, 0, 2.2), room.height, random.pick(['globe', 'cone', 'drum'] as const)),
    ],
    subject: 'Board, drum kit and keyboard for a lesson',
    mentions: ['person', 'guitar', 'bass guitar', 'acoustic guitar', 'stool'],
  };
};
