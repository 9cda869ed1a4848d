import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { mixingConsole } from '../furniture/consoles.ts';
import { workDesk } from '../furniture/desks.ts';
import { mainMonitor } from '../furniture/loudspeakers.ts';
import { recordShelf } from '../furniture/lounge.ts';
import { rack, recordCabinet, tapeMachine } from '../furniture/racks.ts';
import { rug } from '../furniture/rugs.ts';
import { armchair } from '../furniture/seating.ts';
import { filler, prints, studioLamp } from './dressing.ts';
import { engineer } from './recording.ts';

/** Two big monitors, one desk, nothing else: everything on one axis. */
const onAxis: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(5.2, 5.8),
      height: random.between(2.8, 3.3),
      depth: random.between(5.2, 5.8),
    },
    {
      ceiling: random.pick(['clouds', 'slats', 'downlights'] as const),
      floor: random.pick(['boards', 'carpet', 'parquet'] as const),
    },
  );
  const window = random.chance(0.75);
  const cabinet = random.pick(['timber', 'timber', 'pale', 'accent'] as const);
  const tall = random.between(1.45, 1.8);
  return {
    room: {
      ...room,
      openings: window
        ? [windowIn(workshop, 'left', [2.2, 0.9], [1.5, 1.5], { style: 'plain' })]
        : [],
    },
    camera: aim(workshop, room, {
      across: random.between(780, 850),
      horizon: random.between(365, 390),
      eye: 1.4,
    }),
    pieces: [
      rug(at(0, 3.2), 2.6, 1.7, studio.rug),
      mainMonitor(at(-1.55, 4.6, 15), cabinet, tall),
      mainMonitor(at(1.55, 4.6, -15), cabinet, tall),
      workDesk(at(0, 3.6), {
        width: 1.7,
        top: random.pick(['timber', 'gear', 'pale'] as const),
        screens: [random.pick(['waveform', 'spectrum'] as const)],
        monitors: false,
        lamp: random.chance(0.3),
        outboard: true,
        keys: false,
        seed: studio.seed,
      }),
      ...engineer(workshop, 2.85, 0.75, 0.35),
      ...(random.chance(0.6)
        ? [
            filler(workshop, 'plant', at(-2.35, room.depth - 0.4)),
            filler(workshop, 'plant', at(2.35, room.depth - 0.4)),
          ]
        : [
            studioLamp(workshop, at(-2.3, room.depth - 0.5)),
            filler(workshop, 'plant', at(2.3, room.depth - 0.5)),
          ]),
      ...(random.chance(0.4) ? [prints(workshop, at(0, room.depth, 0, 1.6))] : []),
    ],
    subject: 'Two main monitors and a sparse desk, set symmetrically',
    mentions: ['person', 'plant'],
  };
};

/** The same axis, towards a window between the monitors. */
const towardsTheWindow: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: random.between(5.4, 6), height: random.between(2.8, 3.2), depth: 5.4 },
    {
      ceiling: random.pick(['clouds', 'beams', 'plain'] as const),
      floor: random.pick(['boards', 'carpet', 'parquet'] as const),
    },
  );
  const cabinet = random.pick(['timber', 'pale', 'gear'] as const);
  const width = random.between(1.7, 2.2);
  return {
    room: {
      ...room,
      openings: [
        windowIn(workshop, 'back', [room.width / 2 - width / 2, 0.95], [width, 1.35], {
          style: random.pick(['plain', 'sash', 'grid'] as const),
        }),
      ],
    },
    camera: aim(workshop, room, {
      across: random.between(800, 850),
      horizon: random.between(360, 385),
      eye: 1.4,
    }),
    pieces: [
      rug(at(0, 3.2), 2.8, 1.7, studio.rug),
      mainMonitor(at(-1.85, 4.7, 14), cabinet, 1.7),
      mainMonitor(at(1.85, 4.7, -14), cabinet, 1.7),
      workDesk(at(0, 3.7), {
        width: 1.6,
        top: random.pick(['timber', 'gear', 'pale'] as const),
        screens: ['waveform'],
        monitors: false,
        lamp: true,
        outboard: random.chance(0.6),
        keys: false,
        seed: studio.seed,
      }),
      ...engineer(workshop, 2.9, 0.75, 0.3),
      rack(at(-2.4, 3.6, 64), 0.9, studio.seed),
      armchair(at(2.2, 3.3, -58), studio.upholstery),
      studioLamp(workshop, at(2.5, 4.3, 180)),
    ],
    subject: 'Two main monitors either side of a window, one desk between them',
    mentions: ['armchair', 'outboard rack', 'person'],
  };
};

/** Where it is mastered. */
export const wide = oneOf(onAxis, onAxis, towardsTheWindow);

/** The desk from the listening chair. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4.4, height: 2.6, depth: 3.4 }, { ceiling: 'plain' });
  const console = random.chance(0.4);
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.2, 0.9], [1.2, 1.3])] },
    camera: aim(workshop, room, { across: 1100, horizon: 300, eye: 1.42 }),
    pieces: [
      mainMonitor(at(-1.5, 2.85, 14), 'timber', 1.5),
      mainMonitor(at(1.5, 2.85, -14), 'timber', 1.5),
      console
        ? mixingConsole(at(0, 2.2), {
            width: 1.7,
            trim: 'timber',
            surface: random.pick(['metal', 'pale'] as const),
            monitors: false,
            seed: studio.seed,
          })
        : workDesk(at(0, 2.2), {
            width: 1.8,
            top: 'timber',
            screens: ['waveform'],
            monitors: false,
            lamp: true,
            outboard: true,
            keys: false,
            seed: studio.seed,
          }),
      ...(random.chance(0.5) ? [prints(workshop, at(0, room.depth, 0, 1.55))] : []),
    ],
    subject: console
      ? 'Short mastering console between two main monitors'
      : 'Waveform on a screen between two main monitors',
    mentions: ['framed print'],
  };
};

/** The listening corner: records, a tape machine and an armchair. */
export const live: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4.8, height: 2.9, depth: 4.8 });
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.5, 0.75], [1.8, 1.6])] },
    camera: aim(workshop, room, { across: 850, horizon: 370, aside: random.between(-50, 50) }),
    pieces: [
      rug(at(0, 3.4), 2.6, 1.7, studio.rug),
      armchair(at(-1, 3.5, -35), studio.upholstery),
      studioLamp(workshop, at(-1.75, 4.1)),
      recordCabinet(at(0.5, 4.45), 1.1, studio.seed),
      tapeMachine(at(1.65, 4.1, 24)),
      rack(at(-0.75, 4.5), 0.9, studio.seed),
      ...(random.chance(0.5) ? [recordShelf(at(1.75, 4.55), 0.9, 4, studio.seed)] : []),
      prints(workshop, at(random.between(-0.4, 0.3), room.depth, 0, 1.5)),
      filler(workshop, 'plant', at(2, 3.2)),
    ],
    subject: 'Armchair, record player and tape machine',
    mentions: ['outboard rack', 'framed print', 'shelf of records', 'plant'],
  };
};
