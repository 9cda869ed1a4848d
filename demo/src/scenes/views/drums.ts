import { aim, oneOf, roomOf, windowIn, type Compose, type Workshop } from '../composition.ts';
import { cables } from '../furniture/cables.ts';
import { mixingConsole } from '../furniture/consoles.ts';
import { drumKit } from '../furniture/drums.ts';
import { pendant } from '../furniture/lamps.ts';
import { boomMicrophone, standMicrophone } from '../furniture/microphones.ts';
import { gobo } from '../furniture/partitions.ts';
import { person } from '../furniture/people.ts';
import type { Piece, Place } from '../furniture/piece.ts';
import { rug } from '../furniture/rugs.ts';
import { officeChair, stool } from '../furniture/seating.ts';
import { recordingLight } from '../furniture/walls.ts';
import { dress, looks, prints } from './dressing.ts';

/** The studio's kit; one studio has the same in all of its pictures. */
export function studioKit({ studio }: Workshop, place: Place): Piece {
  return drumKit(place, {
    shell: studio.shell,
    rackToms: studio.seed % 3 === 0 ? 1 : 2,
    floorToms: studio.seed % 2 === 0 ? 2 : 1,
    crashes: studio.seed % 5 < 2 ? 1 : 2,
  });
}

/** The kit in the middle, seen from the front. */
const inTheMiddle: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(5.2, 6),
      height: random.between(2.9, 3.7),
      depth: random.between(5.5, 6.2),
    },
    {},
  );
  const long = random.chance(0.5);
  const openings = [
    windowIn(
      workshop,
      'left',
      [random.between(2.1, 2.5), random.between(0.7, 1.1)],
      [long ? 2.2 : 1.4, random.between(1.3, 1.7)],
    ),
  ];
  const kitX = random.between(-0.25, 0.25);
  const kitZ = 3.75;
  return {
    room: { ...room, openings },
    camera: aim(workshop, room, {
      across: random.between(720, 800),
      horizon: random.between(375, 410),
      aside: random.between(-70, 70),
    }),
    pieces: [
      rug(at(kitX, kitZ), random.between(2.7, 3.1), 2, studio.rug),
      studioKit(workshop, fixed(kitX, kitZ, random.between(-12, 12))),
      boomMicrophone(at(kitX - 1.3, kitZ + 0.25, random.between(0, 14)), {
        height: random.between(1.6, 1.8),
        reach: 0.75,
      }),
      boomMicrophone(at(kitX + 1.3, kitZ + 0.25, 180 - random.between(0, 14)), {
        height: random.between(1.6, 1.8),
        reach: 0.75,
      }),
      standMicrophone(at(kitX + 0.42, kitZ - 0.75), { height: 0.3 }),
      ...(random.chance(0.5)
        ? [standMicrophone(at(kitX - 1.0, kitZ - 0.45), { height: 0.62 })]
        : []),
      cables([
        [
          at(kitX + 0.42, kitZ - 0.7),
          at(kitX + 1, kitZ - 0.9),
          at(kitX + 1.6, kitZ - 0.3),
          at(2.6, kitZ + 0.2),
        ],
        [
          at(kitX - 1.3, kitZ + 0.2),
          at(kitX - 1.7, kitZ - 0.5),
          at(kitX - 1.2, kitZ - 0.95),
          at(kitX - 2.4, kitZ - 1.1),
        ],
      ]),
      ...dress(
        workshop,
        [at(-2.05, room.depth - 0.5, -12), at(2.1, room.depth - 0.5, 14), at(2.25, 4.1, 20)],
        ['plant', 'lamp', 'stack', 'combo', 'baffle', 'rack', 'guitar'],
      ),
      ...(random.chance(0.35)
        ? [prints(workshop, at(random.between(-0.6, 0.6), room.depth, 0, 1.75))]
        : []),
      ...(random.chance(0.4)
        ? [
            pendant(
              at(kitX, kitZ + 0.6, 0, 2.2),
              room.height,
              random.pick(['globe', 'cone', 'drum'] as const),
            ),
          ]
        : []),
    ],
    subject: 'Drum kit on a rug',
    mentions: ['microphone on a stand', 'amplifier', 'amplifier stack', 'baffle', 'plant'],
  };
};

/** The kit turned, in a corner of baffles, with floor to spare. */
const inTheCorner: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, {
    width: random.between(5.8, 6.4),
    height: random.between(3, 3.8),
    depth: random.between(5.6, 6.2),
  });
  const turn = studio.mirrored ? -26 : 26;
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'right', [2.4, 0.8], [random.between(1.6, 2.4), 1.7])],
    },
    camera: aim(workshop, room, {
      across: random.between(760, 830),
      horizon: random.between(345, 385),
      eye: 1.35,
      aside: random.between(20, 110),
    }),
    pieces: [
      rug(at(-0.85, 3.75, 18), 2.8, 2, studio.rug),
      studioKit(workshop, fixed(-0.85, 3.8, turn)),
      boomMicrophone(at(-2.1, 4.2, 4), { height: 1.75, reach: 0.8 }),
      boomMicrophone(at(0.5, 4.5, 172), { height: 1.8, reach: 0.8 }),
      standMicrophone(at(-0.2, 3.1), { height: 0.3 }),
      gobo(at(-2.3, 5, 36), 1.2, 1.8, studio.upholstery, random.chance(0.4)),
      gobo(at(-0.9, 5.25, 10), 1.2, 1.8, studio.upholstery, random.chance(0.4)),
      standMicrophone(at(1.35, 3.3), { height: 1.6 }),
      stool(at(1.15, 4.3), 0.6, studio.upholstery),
      ...dress(
        workshop,
        [at(2.1, room.depth - 0.5, -14), at(1.2, room.depth - 0.5, -4)],
        ['plant', 'stack', 'combo', 'rack', 'guitar'],
      ),
      pendant(at(-0.7, 4.2, 0, 2.3), room.height, random.pick(['globe', 'cone', 'drum'] as const)),
      cables([
        [at(1.35, 3.3), at(0.9, 2.8), at(1.9, 2.8), at(2.8, 3.4)],
        [at(-0.2, 3.1), at(0.2, 2.7), at(0.8, 3.1), at(0.5, 4.4)],
      ]),
    ],
    subject: 'Drum kit in a corner of baffles',
    mentions: ['microphone on a stand', 'stool', 'amplifier', 'amplifier stack', 'plant'],
  };
};

/** The kit against the light of tall windows. */
const againstTheLight: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    { width: random.between(5.6, 6.2), height: random.between(3.4, 4), depth: 5.8 },
    {
      walls: {
        back: random.pick(['brick', 'plaster', 'planks'] as const),
        left: studio.sideWall,
        right: studio.sideWall,
      },
    },
  );
  const [width, gap] = [1.3, 0.45];
  return {
    room: {
      ...room,
      openings: [-1, 0, 1].map((column) =>
        windowIn(
          workshop,
          'back',
          [room.width / 2 - width / 2 + column * (width + gap), 0.7],
          [width, room.height - 1.3],
          { style: studio.window === 'plain' ? 'grid' : studio.window },
        ),
      ),
    },
    camera: aim(workshop, room, {
      across: random.between(760, 820),
      horizon: random.between(370, 400),
      eye: 1.4,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(0, 3.7), 3, 2, studio.rug),
      studioKit(workshop, fixed(0, 3.75, random.between(-14, 14))),
      boomMicrophone(at(-1.35, 4, 8), { height: 1.75, reach: 0.78 }),
      boomMicrophone(at(1.35, 4, 172), { height: 1.75, reach: 0.78 }),
      standMicrophone(at(0.42, 3), { height: 0.3 }),
      ...dress(
        workshop,
        [at(-2.2, 4.7, 20), at(2.2, 4.7, -20)],
        ['plant', 'lamp', 'stack', 'combo', 'rack', 'guitar'],
      ),
    ],
    subject: 'Drum kit on a rug before three tall windows',
    mentions: ['microphone on a stand', 'amplifier', 'amplifier stack', 'plant', 'guitar'],
  };
};

/** The kit and the microphones around it. */
export const wide = oneOf(inTheMiddle, inTheMiddle, inTheCorner, againstTheLight);

/** The kit again, from nearer and with somebody playing it. */
export const live: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 5, height: 3.4, depth: 5 }, { ceiling: 'plain' });
  const kitZ = 3;
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'left', [1.6, 0.8], [2.2, 1.9])],
    },
    camera: aim(workshop, room, {
      across: 880,
      horizon: 350,
      eye: 1.2,
      aside: random.between(-120, 120),
    }),
    pieces: [
      rug(at(0, kitZ), 2.9, 1.9, studio.rug),
      person(at(0.05, kitZ + 0.78), 'drumming', looks(workshop)),
      studioKit(workshop, fixed(0, kitZ, random.between(-20, 20))),
      pendant(at(0.1, kitZ + 0.9, 0, 2.35), room.height, random.pick(['cone', 'drum'] as const)),
      boomMicrophone(at(-1.25, kitZ + 0.5), { height: 1.75, reach: 0.8 }),
      boomMicrophone(at(1.3, kitZ + 0.5, 180), { height: 1.75, reach: 0.8 }),
      standMicrophone(at(0.5, kitZ - 0.62), { height: 0.3 }),
      gobo(at(-1.85, 4.3, 24), 1.2, 1.7, studio.upholstery, random.chance(0.5)),
      gobo(at(1.9, 4.3, -24), 1.2, 1.7, studio.upholstery),
      ...dress(workshop, [at(-1, room.depth - 0.35, 0)], ['plant', 'lamp']),
    ],
    subject: 'Drummer at the kit between two baffles',
    setting: 'live room',
    mentions: ['microphone on a stand', 'plant', 'floor lamp'],
  };
};

/** The engineer's side: the desk, and the kit behind glass. */
export const desk: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 4.6, height: 2.7, depth: 3.8 }, { ceiling: 'downlights' });
  return {
    room: {
      ...room,
      glass: {
        u: 0.7,
        v: 1.05,
        width: 3.2,
        height: 1.15,
        depth: 3.6,
        wall: studio.mainWall,
        dark: false,
      },
      walls: { back: 'fabric', left: studio.sideWall, right: 'fabric' },
    },
    camera: aim(workshop, room, {
      across: 1080,
      horizon: 300,
      eye: 1.55,
      aside: random.between(-60, 60),
    }),
    pieces: [
      studioKit(workshop, fixed(0, 5.4)),
      boomMicrophone(at(-1.3, 5.5), { height: 1.6, reach: 0.7 }),
      boomMicrophone(at(1.3, 5.5, 180), { height: 1.6, reach: 0.7 }),
      mixingConsole(at(0, 2.9), {
        width: 2.9,
        trim: 'timber',
        surface: random.pick(['metal', 'gear', 'pale'] as const),
        monitors: true,
        seed: studio.seed,
      }),
      officeChair(
        at(random.pick([-0.8, 0.8]), 2.15, 180 + random.between(-40, 40)),
        studio.upholstery,
      ),
      recordingLight(at(0, room.depth, 0, 2.36)),
    ],
    subject: 'Mixing console before a window onto the drum kit',
    setting: 'control room',
    mentions: ['chair'],
  };
};
