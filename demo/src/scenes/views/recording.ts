import { aim, oneOf, roomOf, windowIn, type Compose, type Workshop } from '../composition.ts';
import { cables } from '../furniture/cables.ts';
import { mixingConsole } from '../furniture/consoles.ts';
import { drumKit } from '../furniture/drums.ts';
import { boomMicrophone, standMicrophone } from '../furniture/microphones.ts';
import { gobo } from '../furniture/partitions.ts';
import { person } from '../furniture/people.ts';
import { bench, grandPiano, uprightPiano } from '../furniture/pianos.ts';
import { placeBy, type Piece } from '../furniture/piece.ts';
import { rack, tapeMachine } from '../furniture/racks.ts';
import { rug } from '../furniture/rugs.ts';
import { musicStand } from '../furniture/orchestra.ts';
import { officeChair, sofa } from '../furniture/seating.ts';
import { recordingLight } from '../furniture/walls.ts';
import { filler, guitarWall, looks, studioLamp } from './dressing.ts';

/** Somebody at a desk with their back to the viewer; or a chair, pushed `aside` so that the desk is seen. */
export function engineer(workshop: Workshop, z: number, aside: number, likelihood = 0.4): Piece[] {
  const { random, studio, at } = workshop;
  if (random.chance(likelihood)) {
    const x = random.between(-0.25, 0.25);
    return [
      person(at(x, z + 0.02), 'seatedFromBehind', looks(workshop)),
      officeChair(at(x, z, 180 + random.between(-10, 10)), studio.upholstery),
    ];
  }
  const side = random.pick([-1, 1]);
  return [officeChair(at(side * aside, z, 180 - side * random.between(25, 55)), studio.upholstery)];
}

/** What is set up in the live room behind the glass, from `z` on. */
function beyondGlass(workshop: Workshop, z: number, x = 0): { pieces: Piece[]; words: string } {
  const { random, at, fixed } = workshop;
  const { shell } = workshop.studio;
  const microphones = [
    boomMicrophone(at(x - 1.5, z + 0.9), { height: 1.6, reach: 0.6 }),
    boomMicrophone(at(x + 1.6, z + 1.1, 180), { height: 1.65, reach: 0.6 }),
  ];
  return random.pick([
    () => ({
      // So far away a small kit fills the pane, and keeps the picture small too.
      pieces: [drumKit(fixed(x, z + 1.6), { shell, rackToms: 1, floorToms: 1, crashes: 1 })],
      words: 'a drum kit',
    }),
    () => ({
      pieces: [grandPiano(fixed(x + 0.3, z + 1.5, -80)), ...microphones],
      words: 'a grand piano',
    }),
    () => ({
      pieces: [
        person(at(x + 0.1, z + 0.9), 'singing', looks(workshop)),
        standMicrophone(at(x + 0.5, z + 0.85), { height: 1.4, popFilter: true }),
        ...microphones,
      ],
      words: 'a singer',
    }),
  ])();
}

/** The control room from behind: console, monitors, and the live room behind glass. */
const fromBehind: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, {
    width: random.between(5.4, 6.2),
    height: random.between(2.8, 3.2),
    depth: random.between(5, 5.6),
  });
  const glassWidth = random.between(3.2, 4);
  const beyond = beyondGlass(workshop, room.depth);
  return {
    room: {
      ...room,
      openings: random.chance(0.6) ? [windowIn(workshop, 'left', [2.0, 1.2], [1.5, 1.1])] : [],
      glass: {
        u: (room.width - glassWidth) / 2,
        v: 1.0,
        width: glassWidth,
        height: random.between(1.15, 1.35),
        depth: 3.4,
        wall: random.pick(['planks', 'slats', 'brick', 'fabric'] as const),
        dark: false,
      },
    },
    camera: aim(workshop, room, {
      across: random.between(780, 860),
      horizon: random.between(345, 375),
      eye: 1.6,
      aside: random.between(-40, 40),
    }),
    pieces: [
      ...beyond.pieces,
      recordingLight(at(0, room.depth, 0, room.height - 0.42)),
      rug(at(0, 3.2), 3.4, 1.7, studio.rug),
      mixingConsole(at(0, 3.75), {
        width: random.between(2.7, 3.2),
        trim: random.pick(['timber', 'timber', 'cloth'] as const),
        surface: random.pick(['metal', 'gear', 'pale', 'panel'] as const),
        monitors: true,
        seed: studio.seed,
      }),
      ...engineer(workshop, 2.95, 0.75),
      rack(at(-2.2, 4.2, 40), random.between(1, 1.6), studio.seed),
      random.chance(0.5)
        ? tapeMachine(at(2.25, 4.2, -36))
        : rack(at(2.2, 4.2, -40), random.between(1, 1.6), studio.seed + 1),
      random.chance(0.5)
        ? studioLamp(workshop, at(-2.4, 4.95))
        : filler(workshop, 'plant', at(2.45, 5)),
    ],
    subject: `Mixing console and glass onto ${beyond.words}`,
    setting: 'control room',
    mentions: ['outboard rack', 'tape machine', 'person', 'plant', 'floor lamp'],
  };
};

/** The control room from the side: the console along one wall, a sofa along the other. */
const fromTheSide: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, {
    width: random.between(5.6, 6.2),
    height: random.between(2.8, 3.2),
    depth: random.between(5.2, 5.6),
  });
  const beyond = beyondGlass(workshop, room.depth, 0.5);
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'right', [1.9, 1], [1.5, 1.3])],
      glass: {
        u: room.width * 0.36 + (studio.mirrored ? -room.width * 0.22 : 0),
        v: 1,
        width: 2.9,
        height: 1.4,
        depth: 3.4,
        wall: random.pick(['planks', 'slats', 'brick', 'fabric'] as const),
        dark: false,
      },
    },
    camera: aim(workshop, room, {
      across: random.between(780, 840),
      horizon: random.between(345, 375),
      eye: 1.55,
      aside: random.between(10, 80),
    }),
    pieces: [
      ...beyond.pieces,
      recordingLight(at(0.5, room.depth, 0, room.height - 0.42)),
      rug(at(0.5, 3.4, -8), 2.8, 1.8, studio.rug),
      mixingConsole(at(-1.35, 3.8, 48), {
        width: 2.3,
        trim: random.pick(['timber', 'timber', 'cloth'] as const),
        surface: random.pick(['metal', 'gear', 'pale', 'panel'] as const),
        monitors: true,
        seed: studio.seed,
      }),
      officeChair(at(-0.35, 3.2, 226), studio.upholstery),
      sofa(at(2.15, 3.7, -72), 1.9, studio.upholstery),
      rack(at(-0.4, room.depth - 0.35, 8), random.between(1, 1.5), studio.seed),
      random.chance(0.5)
        ? tapeMachine(at(2.3, room.depth - 0.5, -20))
        : filler(workshop, 'plant', at(2.4, room.depth - 0.5)),
      studioLamp(workshop, at(-2.3, room.depth - 0.6)),
    ],
    subject: `Mixing console at an angle to a sofa, glass onto ${beyond.words}`,
    setting: 'control room',
    mentions: ['outboard rack', 'tape machine', 'plant'],
  };
};

/** The control room. */
export const wide = oneOf(fromBehind, fromBehind, fromTheSide);

/** The console from the engineer's chair. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 4.4, height: 2.7, depth: 3.4 }, { ceiling: 'plain' });
  const beyond = beyondGlass(workshop, room.depth);
  return {
    room: {
      ...room,
      glass: {
        u: 0.6,
        v: 1.05,
        width: 3.2,
        height: 1.2,
        depth: 3.2,
        wall: random.pick(['planks', 'slats', 'brick'] as const),
        dark: false,
      },
    },
    camera: aim(workshop, room, {
      across: 1120,
      horizon: 260,
      eye: 1.62,
      aside: random.between(-90, 90),
    }),
    pieces: [
      ...beyond.pieces,
      recordingLight(at(1.9, room.depth, 0, 2.2)),
      mixingConsole(at(random.between(-0.3, 0.3), 2.35), {
        width: 3.2,
        trim: 'timber',
        surface: random.pick(['metal', 'gear', 'pale', 'panel'] as const),
        monitors: true,
        seed: studio.seed,
      }),
    ],
    subject: `Faders and meters of the console, ${beyond.words} behind glass`,
    setting: 'control room',
    mentions: [],
  };
};

/** The live room, looking towards the dark control room. */
export const live: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 6.2, height: 3.4, depth: 6 });
  const grand = random.chance(0.55);
  const place = grand ? fixed(0.9, 4.3, -78 + random.between(-8, 8)) : at(1.3, 5.5, 0);
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'left', [2.4, 0.7], [2.2, 1.9])],
      glass: {
        u: room.width * 0.5,
        v: 1.1,
        width: 2.2,
        height: 1.1,
        depth: 2.6,
        wall: 'fabric',
        dark: true,
      },
    },
    camera: aim(workshop, room, { across: 800, horizon: 380, aside: random.between(-60, 60) }),
    pieces: [
      person(at(1.1, 7.1, 0), 'standing', looks(workshop)),
      recordingLight(at(0.1, room.depth, 0, 2.5)),
      rug(at(-0.9, 3.8), 2.3, 1.6, studio.rug),
      ...(grand
        ? [
            grandPiano(place, random.pick(['gear', 'gear', 'timber'] as const)),
            bench(placeBy(place, [0, 0, -0.62])),
          ]
        : [uprightPiano(place), bench(placeBy(place, [0, 0, -0.75]))]),
      boomMicrophone(at(grand ? 2.4 : 2.2, grand ? 3.9 : 4.7, 180), { height: 1.5, reach: 0.8 }),
      standMicrophone(at(-0.9, 3.9), { height: 1.42, popFilter: true }),
      musicStand(at(-1.5, 4.0, 20)),
      gobo(at(-2.1, 5.0, 30), 1.1, 1.7, studio.upholstery, true),
      cables([[at(-0.9, 3.9), at(-0.2, 3.3), at(0.9, 3.1), at(2.6, 3.6)]]),
      ...(random.chance(0.5)
        ? guitarWall(workshop, [at(-2.2, room.depth, 0, 1.2), at(-1.6, room.depth, 0, 1.2)])
        : []),
      ...(random.chance(0.5)
        ? [filler(workshop, 'combo', at(-1.1, 5.5, 0))]
        : [sofa(at(-1.2, 5.5), 1.7, studio.upholstery)]),
    ],
    subject: `${grand ? 'Grand piano' : 'Upright piano'} and vocal microphone`,
    setting: 'live room',
    mentions: ['music stand', 'baffle', 'amplifier', 'sofa', 'guitar'],
  };
};
