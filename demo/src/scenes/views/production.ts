import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { workDesk } from '../furniture/desks.ts';
import { synthStand } from '../furniture/keyboards.ts';
import { monitorOnStand } from '../furniture/loudspeakers.ts';
import { beatTable, modularCase } from '../furniture/mixers.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { person } from '../furniture/people.ts';
import { rug } from '../furniture/rugs.ts';
import { screenContents } from '../furniture/screens.ts';
import { wallShelf } from '../furniture/walls.ts';
import { officeChair, sofa } from '../furniture/seating.ts';
import { filler, guitarWall, looks, prints, studioLamp } from './dressing.ts';
import { engineer } from './recording.ts';

const bodies = ['gear', 'metal', 'accent', 'pale', 'cloth', 'timber'] as const;

/** Synthesisers on both sides of one chair. */
const withinReach: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(4.6, 5.2),
      height: random.between(2.7, 3),
      depth: random.between(4.5, 5),
    },
    { floor: random.pick(['boards', 'boards', 'concrete', 'carpet'] as const) },
  );
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'left', [1.8, 0.85], [random.between(1.3, 2), 1.4])],
    },
    camera: aim(workshop, room, {
      across: random.between(830, 890),
      horizon: random.between(350, 375),
      eye: 1.5,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(0, 3), 2.8, 1.7, studio.rug),
      workDesk(at(0.1, 3.6), {
        width: 1.8,
        top: random.pick(['timber', 'pale', 'timber'] as const),
        screens: [random.pick(screenContents)],
        monitors: true,
        lamp: random.chance(0.4),
        outboard: false,
        keys: true,
        seed: studio.seed,
      }),
      synthStand(at(-1.55, 3.4, 48), random.sample(bodies, random.int(2, 3)), studio.seed),
      random.chance(0.45)
        ? modularCase(at(1.7, 3.55, -40), studio.seed)
        : synthStand(at(1.6, 3.35, -46), random.sample(bodies, random.int(2, 3)), studio.seed + 9),
      ...engineer(workshop, 2.8, 0.65),
      ...(random.chance(0.55)
        ? guitarWall(
            workshop,
            [-0.6, 0, 0.6].map((x) => at(x + 0.9, room.depth, 0, 1.45)),
          )
        : [prints(workshop, at(0.7, room.depth, 0, 1.55))]),
      ...(random.chance(0.5) ? [wallShelf(at(-1.2, room.depth, 0, 1.75), 1.1, studio.seed)] : []),
      studioLamp(workshop, at(-1.95, room.depth - 0.4)),
      filler(workshop, 'plant', at(2.05, room.depth - 0.4)),
    ],
    subject: 'Synthesisers on stands around a desk',
    mentions: ['modular synthesiser', 'person', 'guitar', 'framed print', 'plant'],
  };
};

/** The desk along one wall, keyboards along the back, a sofa to listen from. */
const alongTheWalls: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(4.8, 5.4),
      height: random.between(2.7, 3),
      depth: random.between(4.6, 5),
    },
    { floor: random.pick(['boards', 'concrete', 'carpet'] as const) },
  );
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'right', [1.6, 0.85], [1.8, 1.4])],
    },
    camera: aim(workshop, room, {
      across: random.between(830, 880),
      horizon: random.between(350, 380),
      eye: 1.5,
      aside: random.between(0, 80),
    }),
    pieces: [
      rug(at(0.3, 3, -6), 2.6, 1.7, studio.rug),
      workDesk(at(-1.45, 3.3, 58), {
        width: 1.7,
        top: random.pick(['timber', 'pale', 'timber'] as const),
        screens: [random.pick(screenContents)],
        monitors: true,
        lamp: true,
        outboard: false,
        keys: true,
        seed: studio.seed,
      }),
      officeChair(at(-0.55, 2.9, 236), studio.upholstery),
      modularCase(at(-0.9, room.depth - 0.35, 10), studio.seed),
      synthStand(
        at(0.55, room.depth - 0.5, -4),
        random.sample(bodies, random.int(2, 3)),
        studio.seed,
      ),
      sofa(at(1.85, 3.3, -70), 1.7, studio.upholstery),
      filler(workshop, random.pick(['plant', 'lamp'] as const), at(1.95, room.depth - 0.45)),
      ...(random.chance(0.5)
        ? guitarWall(
            workshop,
            [0, 0.55, 1.1].map((x) => at(x, room.depth, 0, 1.6)),
          )
        : [prints(workshop, at(0.6, room.depth, 0, 1.75))]),
    ],
    subject: 'Synthesisers and a desk across from a sofa',
    mentions: ['modular synthesiser', 'guitar', 'framed print', 'plant'],
  };
};

/** A writing room. */
export const wide = oneOf(withinReach, withinReach, alongTheWalls);

/** The table with everything on it. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 3.8, height: 2.6, depth: 3.1 }, { ceiling: 'plain' });
  const [a, b, c] = random.sample(bodies, 3);
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1, 0.9], [1.3, 1.3])] },
    camera: aim(workshop, room, {
      across: 1080,
      horizon: 250,
      eye: 1.5,
      aside: random.between(-70, 70),
    }),
    pieces: [
      beatTable(at(0, 2.05), {
        width: 2,
        top: random.pick(['timber', 'timber', 'pale'] as const),
        content: random.pick(['arrangement', 'mixer'] as const),
        bodies: [a ?? 'gear', b ?? 'metal', c ?? 'accent'],
        seed: studio.seed,
      }),
      ...(random.chance(0.5)
        ? [wallShelf(at(0, room.depth, 0, 1.75), 1.6, studio.seed)]
        : guitarWall(
            workshop,
            [-0.7, 0, 0.7].map((x) => at(x, room.depth, 0, 1.5)),
          )),
      filler(workshop, 'plant', at(1.6, 2.7)),
      studioLamp(workshop, at(-1.5, 2.7)),
    ],
    subject: 'Keys, pads and a screen on a table',
    mentions: ['shelf', 'guitar', 'plant'],
  };
};

/** The other half of the room: a microphone, a sofa, guitars. */
export const live: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4.8, height: 2.8, depth: 4.6 });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.6, 0.8], [1.7, 1.5])] },
    camera: aim(workshop, room, { across: 860, horizon: 370, aside: random.between(-60, 60) }),
    pieces: [
      rug(at(-0.1, 3.2), 2.6, 1.6, studio.rug),
      sofa(at(-0.6, 4.1), 2.1, studio.upholstery),
      standMicrophone(at(1.05, 3.3), { height: 1.42, popFilter: true }),
      ...(random.chance(0.5) ? [person(at(0.65, 3.4), 'singing', looks(workshop))] : []),
      synthStand(at(-1.75, 3.1, 62), random.sample(bodies, 2), studio.seed),
      monitorOnStand(at(1.95, 3.9, -30)),
      filler(workshop, 'combo', at(1.5, 4.2)),
      filler(workshop, 'guitar', at(2.0, 3.1)),
      ...guitarWall(
        workshop,
        [-1.3, -0.6, 0.1].map((x) => at(x, room.depth, 0, 1.4)),
      ),
      filler(workshop, 'plant', at(-2.0, 4.2)),
    ],
    subject: 'Sofa, vocal microphone and keyboards',
    mentions: ['person', 'guitar', 'amplifier', 'plant'],
  };
};
