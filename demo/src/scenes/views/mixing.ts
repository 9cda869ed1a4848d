import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { mixingConsole } from '../furniture/consoles.ts';
import { workDesk } from '../furniture/desks.ts';
import { monitorOnStand } from '../furniture/loudspeakers.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { musicStand } from '../furniture/orchestra.ts';
import { gobo } from '../furniture/partitions.ts';
import { person } from '../furniture/people.ts';
import { rack, tapeMachine } from '../furniture/racks.ts';
import { rug } from '../furniture/rugs.ts';
import { screenContents } from '../furniture/screens.ts';
import { armchair, officeChair, sofa } from '../furniture/seating.ts';
import { dress, filler, guitarWall, looks, prints } from './dressing.ts';
import { engineer } from './recording.ts';

/** A desk between monitors on stands, outboard on both sides. */
const fromBehind: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(4.8, 5.4),
      height: random.between(2.7, 3),
      depth: random.between(4.8, 5.3),
    },
    { ceiling: random.pick(['clouds', 'clouds', 'slats', 'downlights'] as const) },
  );
  const console = random.chance(0.35);
  return {
    room: {
      ...room,
      openings: [
        windowIn(
          workshop,
          'left',
          [random.between(1.7, 2.1), 0.95],
          [random.between(1.2, 1.8), 1.35],
        ),
      ],
    },
    camera: aim(workshop, room, {
      across: random.between(800, 870),
      horizon: random.between(350, 385),
      eye: 1.5,
      aside: random.between(-50, 50),
    }),
    pieces: [
      rug(at(0, 3), 2.9, 1.7, studio.rug),
      console
        ? mixingConsole(at(0, 3.6), {
            width: 2.3,
            trim: 'timber',
            surface: random.pick(['metal', 'gear', 'pale'] as const),
            monitors: false,
            seed: studio.seed,
          })
        : workDesk(at(0, 3.6), {
            width: 2.2,
            top: random.pick(['timber', 'timber', 'gear'] as const),
            screens: random.sample(screenContents, random.int(1, 2)),
            monitors: false,
            lamp: random.chance(0.5),
            outboard: random.chance(0.7),
            keys: false,
            seed: studio.seed,
          }),
      monitorOnStand(at(-1.42, 3.95, 14), 1.15),
      monitorOnStand(at(1.42, 3.95, -14), 1.15),
      ...engineer(workshop, 2.85, 0.8),
      rack(at(-2, 3.4, 58), random.between(0.7, 1.2), studio.seed),
      random.chance(0.4)
        ? tapeMachine(at(2, 3.4, -52))
        : rack(at(2, 3.4, -58), random.between(0.7, 1.2), studio.seed + 1),
      ...dress(
        workshop,
        [at(-2, room.depth - 0.4), at(2, room.depth - 0.4)],
        ['plant', 'lamp', 'guitar'],
      ),
      ...(random.chance(0.4) && (room.walls.back === 'slats' || room.walls.back === 'planks')
        ? [prints(workshop, at(0, room.depth, 0, 1.6))]
        : []),
    ],
    subject: console ? 'Mixing console between two monitors' : 'Mixing desk between two monitors',
    setting: 'control room',
    mentions: ['outboard rack', 'tape machine', 'person', 'plant', 'guitar'],
  };
};

/** The desk along one wall, somewhere for a band to sit along the other. */
const fromTheSide: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(5, 5.6),
      height: random.between(2.7, 3),
      depth: random.between(4.9, 5.3),
    },
    { ceiling: random.pick(['clouds', 'slats', 'beams'] as const) },
  );
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'right', [1.8, 0.9], [1.7, 1.4])],
    },
    camera: aim(workshop, room, {
      across: random.between(800, 850),
      horizon: random.between(350, 380),
      eye: 1.5,
      aside: random.between(0, 80),
    }),
    pieces: [
      rug(at(0.2, 3.2, -6), 2.8, 1.8, studio.rug),
      monitorOnStand(at(-2.15, 4.5, 62), 1.15),
      monitorOnStand(at(-1.75, 2.75, 50), 1.15),
      workDesk(at(-1.4, 3.6, 56), {
        width: 1.9,
        top: random.pick(['timber', 'timber', 'gear'] as const),
        screens: random.sample(screenContents, 2),
        monitors: false,
        lamp: true,
        outboard: false,
        keys: false,
        seed: studio.seed,
      }),
      officeChair(at(-0.45, 3.15, 236), studio.upholstery),
      rack(at(-0.75, room.depth - 0.32, 6), random.between(0.9, 1.4), studio.seed),
      sofa(at(1.9, 3.6, -74), 1.8, studio.upholstery),
      filler(workshop, 'plant', at(1.95, room.depth - 0.5)),
      filler(workshop, 'lamp', at(1.2, room.depth - 0.45)),
      prints(workshop, at(0.9, room.depth, 0, 1.6)),
    ],
    subject: 'Mixing desk between two monitors, across from a sofa',
    setting: 'control room',
    mentions: ['outboard rack', 'framed print', 'plant'],
  };
};

/** Where it is mixed. */
export const wide = oneOf(fromBehind, fromBehind, fromTheSide);

/** The desk from close by: screens, faders, racks. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 3.8, height: 2.6, depth: 3 }, { ceiling: 'plain' });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [0.9, 0.9], [1.2, 1.2])] },
    camera: aim(workshop, room, {
      across: 1100,
      horizon: 285,
      eye: 1.5,
      aside: random.between(-80, 80),
    }),
    pieces: [
      rack(at(-1.5, 2.3, 40), 1.25, studio.seed),
      rack(at(1.5, 2.3, -40), 1.25, studio.seed + 1),
      workDesk(at(0, 2.2), {
        width: 2,
        top: 'timber',
        screens: random.sample(screenContents, 2),
        monitors: true,
        lamp: true,
        outboard: true,
        keys: false,
        seed: studio.seed,
      }),
      ...(random.chance(0.5) ? [prints(workshop, at(0, room.depth, 0, 1.7))] : []),
    ],
    subject: 'Two screens and monitors on a desk with outboard',
    mentions: ['outboard rack', 'framed print'],
  };
};

/** The overdub corner: a voice, a guitar, something soft to sit on. */
export const live: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4.8, height: 2.9, depth: 4.8 });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.5, 0.75], [1.8, 1.6])] },
    camera: aim(workshop, room, { across: 860, horizon: 370, aside: random.between(-60, 60) }),
    pieces: [
      rug(at(0, 3.3), 2.4, 1.6, studio.rug),
      gobo(at(-0.75, 4.1, 24), 1.2, 1.8, studio.upholstery, false),
      gobo(at(0.75, 4.1, -24), 1.2, 1.8, studio.upholstery, false),
      standMicrophone(at(0.1, 3.3), { height: 1.42, popFilter: true }),
      ...(random.chance(0.55) ? [person(at(-0.35, 3.4), 'singing', looks(workshop))] : []),
      musicStand(at(0.62, 3.2, -24)),
      armchair(at(-1.75, 3.5, -40), studio.upholstery),
      filler(workshop, 'combo', at(1.8, 3.7, 26)),
      filler(workshop, 'guitar', at(1.35, 3.9)),
      filler(workshop, 'lamp', at(-1.9, 4.35)),
      ...guitarWall(workshop, [at(1.7, room.depth, 0, 1.25), at(2.15, room.depth, 0, 1.25)]),
    ],
    subject: 'Vocal microphone between two baffles',
    mentions: ['person', 'armchair', 'amplifier', 'music stand'],
  };
};
