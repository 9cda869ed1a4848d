import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { workDesk } from '../furniture/desks.ts';
import { recordShelf } from '../furniture/lounge.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { person } from '../furniture/people.ts';
import { bench, uprightPiano } from '../furniture/pianos.ts';
import { placeBy } from '../furniture/piece.ts';
import { rug } from '../furniture/rugs.ts';
import { screenContents } from '../furniture/screens.ts';
import { armchair, chair, sofa, stool } from '../furniture/seating.ts';
import { wallShelf } from '../furniture/walls.ts';
import { filler, guitarWall, looks, prints, studioLamp } from './dressing.ts';

/** The desk before the window. */
const beforeTheWindow: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(4.4, 4.9),
      height: random.between(2.6, 2.9),
      depth: random.between(4.4, 4.8),
    },
    {
      floor: random.pick(['boards', 'boards', 'parquet'] as const),
      ceiling: random.pick(['plain', 'plain', 'beams'] as const),
    },
  );
  const prospect = random.pick(['garden', 'garden', 'rooftops'] as const);
  const windowWidth = random.between(1.5, 2.1);
  return {
    room: {
      ...room,
      walls: { back: studio.mainWall, left: 'plaster', right: 'plaster' },
      openings: [
        windowIn(
          workshop,
          'back',
          [room.width / 2 - windowWidth / 2 + random.between(-0.3, 0.3), 0.95],
          [windowWidth, 1.35],
          { prospect, style: random.pick(['sash', 'grid', 'plain', 'arch'] as const) },
        ),
        ...(random.chance(0.5)
          ? [windowIn(workshop, 'left', [1.9, 0.9], [1.1, 1.3], { prospect })]
          : []),
      ],
    },
    camera: aim(workshop, room, {
      across: random.between(840, 900),
      horizon: random.between(350, 380),
      eye: 1.45,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(-0.1, 2.9), 2.4, 1.6, studio.rug),
      workDesk(at(0.1, 3.85), {
        width: 1.6,
        top: 'timber',
        screens: [random.pick(screenContents)],
        monitors: true,
        lamp: true,
        outboard: false,
        keys: random.chance(0.5),
        seed: studio.seed,
      }),
      chair(at(0.15, 3.0, 180 + random.between(-30, 30)), studio.upholstery),
      ...(random.chance(0.5)
        ? [recordShelf(at(-1.6, room.depth - 0.22), 1, random.int(3, 5), studio.seed)]
        : [
            filler(workshop, 'plant', at(-1.75, room.depth - 0.45)),
            wallShelf(at(-1.55, room.depth, 0, 1.7), 0.9, studio.seed),
          ]),
      ...(random.chance(0.5)
        ? [armchair(at(-1.5, 3, 48), studio.upholstery)]
        : [filler(workshop, 'guitar', at(-1.5, 3.3))]),
      ...(random.chance(0.6)
        ? guitarWall(workshop, [at(1.55, room.depth, 0, 1.2), at(1.95, room.depth, 0, 1.2)])
        : [prints(workshop, at(1.65, room.depth, 0, 1.45))]),
      filler(workshop, random.pick(['combo', 'plant', 'guitar'] as const), at(1.65, 3.7, -20)),
      studioLamp(workshop, at(random.chance(0.5) ? 1.95 : -2, 4.2, 180)),
    ],
    subject: `Desk before a window onto ${prospect === 'garden' ? 'a garden' : 'rooftops'}`,
    mentions: ['armchair', 'guitar', 'acoustic guitar', 'shelf of records', 'plant'],
  };
};

/** The desk along one wall, the room's other life along the others. */
const inTheCorner: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(4.6, 5.2),
      height: random.between(2.6, 2.9),
      depth: random.between(4.4, 4.8),
    },
    {
      floor: random.pick(['boards', 'boards', 'parquet'] as const),
      ceiling: random.pick(['plain', 'beams'] as const),
      walls: { back: studio.mainWall, left: 'plaster', right: 'plaster' },
    },
  );
  const prospect = random.pick(['garden', 'rooftops'] as const);
  const piano = at(0.75, room.depth - 0.45, 0);
  const upright = random.chance(0.5);
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'right', [1.5, 0.7], [1.9, 1.6], { prospect })],
    },
    camera: aim(workshop, room, {
      across: random.between(840, 890),
      horizon: random.between(350, 380),
      eye: 1.45,
      aside: random.between(0, 80),
    }),
    pieces: [
      rug(at(0.1, 3), 2.4, 1.6, studio.rug),
      workDesk(at(-1.55, 3.3, 60), {
        width: 1.5,
        top: 'timber',
        screens: [random.pick(screenContents)],
        monitors: true,
        lamp: true,
        outboard: false,
        keys: random.chance(0.5),
        seed: studio.seed,
      }),
      chair(at(-0.75, 2.95, 238), studio.upholstery),
      ...(upright
        ? [uprightPiano(piano), bench(placeBy(piano, [0, 0, -0.7]))]
        : [sofa(at(0.75, room.depth - 0.55), 1.8, studio.upholstery)]),
      prints(workshop, at(0.75, room.depth, 0, 1.5)),
      ...guitarWall(workshop, [at(-0.95, room.depth, 0, 1.25), at(-0.5, room.depth, 0, 1.25)]),
      studioLamp(workshop, at(-1.35, room.depth - 0.4)),
      filler(workshop, 'plant', at(2, room.depth - 0.5)),
      ...(random.chance(0.6) ? [armchair(at(1.6, 3, -50), studio.upholstery)] : []),
      filler(workshop, 'guitar', at(1.1, 3.3)),
    ],
    subject: `Desk in the corner of a home, ${upright ? 'an upright piano' : 'a sofa'} beside it`,
    mentions: ['guitar', 'acoustic guitar', 'armchair', 'framed print', 'plant'],
  };
};

/** A room at home. */
export const wide = oneOf(beforeTheWindow, beforeTheWindow, inTheCorner);

/** The desk and what is outside. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 3.4, height: 2.5, depth: 2.9 }, { ceiling: 'plain' });
  const prospect = random.pick(['garden', 'rooftops'] as const);
  return {
    room: {
      ...room,
      walls: { back: studio.mainWall, left: 'plaster', right: 'plaster' },
      openings: [
        windowIn(workshop, 'back', [0.75, 1.0], [1.9, 1.2], {
          prospect,
          style: random.pick(['sash', 'grid', 'plain'] as const),
        }),
      ],
    },
    camera: aim(workshop, room, {
      across: 1060,
      horizon: 290,
      eye: 1.42,
      aside: random.between(-60, 60),
    }),
    pieces: [
      workDesk(at(0, 2.25), {
        width: 1.7,
        top: 'timber',
        screens: [random.pick(screenContents)],
        monitors: true,
        lamp: true,
        outboard: false,
        keys: random.chance(0.6),
        seed: studio.seed,
      }),
      filler(workshop, 'plant', at(1.35, 2.6)),
      ...(random.chance(0.5)
        ? [filler(workshop, 'guitar', at(-1.3, 2.5))]
        : [chair(at(-0.9, 1.9, 150))]),
    ],
    subject: `Small monitors and a screen before ${prospect === 'garden' ? 'the garden' : 'the rooftops'}`,
    mentions: ['guitar', 'acoustic guitar', 'plant'],
  };
};

/** Where songs are played: a stool, a guitar, perhaps a piano. */
export const live: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 4.6, height: 2.7, depth: 4.4 },
    {
      floor: random.pick(['boards', 'parquet'] as const),
      ceiling: random.pick(['plain', 'beams'] as const),
    },
  );
  const piano = at(0.9, 4.0, 0);
  return {
    room: {
      ...room,
      walls: { back: studio.mainWall, left: 'plaster', right: 'plaster' },
      openings: [windowIn(workshop, 'left', [1.5, 0.6], [1.7, 1.7], { prospect: 'garden' })],
    },
    camera: aim(workshop, room, { across: 860, horizon: 370, aside: random.between(-50, 50) }),
    pieces: [
      rug(at(-0.5, 3.1), 2.2, 1.5, studio.rug),
      uprightPiano(piano, random.pick(['timber', 'gear', 'timber'] as const)),
      bench(placeBy(piano, [0, 0, -0.7])),
      ...(random.chance(0.45)
        ? [person(at(-0.75, 3.2), 'playingGuitar', looks(workshop))]
        : [stool(at(-0.75, 3.2), 0.6), filler(workshop, 'guitar', at(-1.25, 3.4))]),
      standMicrophone(at(-0.2, 3.05), { height: 1.3, popFilter: random.chance(0.5) }),
      prints(workshop, at(0.9, room.depth, 0, 1.5)),
      studioLamp(workshop, at(-1.8, 3.9)),
      filler(workshop, 'plant', at(2, 3.3)),
      recordShelf(at(-0.9, room.depth - 0.2), 1.2, 2, studio.seed),
    ],
    subject: 'Upright piano, rug and a microphone at home',
    mentions: ['acoustic guitar', 'guitar', 'person', 'shelf of records', 'plant'],
  };
};
