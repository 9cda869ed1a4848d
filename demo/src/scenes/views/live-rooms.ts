import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { comboAmplifier } from '../furniture/amplifiers.ts';
import { cables } from '../furniture/cables.ts';
import { mixerCase } from '../furniture/mixers.ts';
import { pendant } from '../furniture/lamps.ts';
import { boomMicrophone, deccaTree, standMicrophone } from '../furniture/microphones.ts';
import { bowedBass, chairRow, musicStand, standRow, type Row } from '../furniture/orchestra.ts';
import { gobo } from '../furniture/partitions.ts';
import { person } from '../furniture/people.ts';
import { bench, grandPiano } from '../furniture/pianos.ts';
import { placeBy } from '../furniture/piece.ts';
import { rug } from '../furniture/rugs.ts';
import { filler, looks } from './dressing.ts';
import { studioKit } from './drums.ts';

/** A tall room with a piano, a kit and air around them. */
const pianoAndKit: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(8.4, 9.4),
      height: random.between(4.4, 5.2),
      depth: random.between(8.2, 9),
    },
    {
      ceiling: random.pick(['beams', 'clouds', 'slats', 'coffers'] as const),
      floor: random.pick(['boards', 'boards', 'parquet'] as const),
    },
  );
  const piano = fixed(-0.9, 4.4, -80 + random.between(-10, 14));
  const windows = random.int(2, 3);
  const lampShade = random.pick(['globe', 'cone', 'drum'] as const);
  return {
    room: {
      ...room,
      openings: Array.from({ length: windows }, (_, index) =>
        windowIn(
          workshop,
          'left',
          [2.9 + index * (windows === 3 ? 1.7 : 2.5), 0.9],
          [windows === 3 ? 1.15 : 1.7, room.height - 1.7],
          { style: studio.window === 'plain' ? 'grid' : studio.window },
        ),
      ),
    },
    camera: aim(workshop, room, {
      across: random.between(760, 830),
      horizon: random.between(420, 445),
      eye: 1.5,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(2, 6), 3.1, 2.2, studio.rug),
      studioKit(workshop, fixed(2, 6.2, -8)),
      boomMicrophone(at(0.7, 6.3), { height: 1.8, reach: 0.8 }),
      boomMicrophone(at(3.3, 6.3, 180), { height: 1.8, reach: 0.8 }),
      grandPiano(piano, random.pick(['gear', 'gear', 'timber'] as const)),
      bench(placeBy(piano, [0, 0, -0.62])),
      boomMicrophone(at(1, 4.1, 180), { height: 1.55, reach: 0.9 }),
      gobo(at(-2.8, 6.6, 20), 1.4, 1.9, studio.upholstery, true),
      gobo(at(-1.3, 7, 6), 1.4, 1.9, studio.upholstery, true),
      standMicrophone(at(-2.2, 5.9), { height: 1.5, popFilter: true }),
      filler(workshop, 'plant', at(-3.6, 7.6)),
      ...[-2.2, 2.2].map((x) =>
        pendant(at(x, 6, 0, room.height - 1.5), room.height, lampShade, 1.6),
      ),
      ...(random.chance(0.4) ? [person(at(-2.6, 5.95), 'singing', looks(workshop))] : []),
      cables([
        [at(1, 4.1), at(1.4, 3.5), at(2.4, 3.6), at(4, 4.2)],
        [at(-2.2, 5.9), at(-2.9, 5.3), at(-3.9, 5.2)],
      ]),
    ],
    subject: 'Grand piano and drum kit under a high ceiling',
    setting: 'live room',
    mentions: ['microphone on a stand', 'baffle', 'person', 'plant'],
  };
};

/** The same height for strings: chairs in a half circle under the microphones, the piano behind. */
const halfCircle: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    { width: random.between(8.4, 9.2), height: random.between(4.4, 5), depth: 8.4 },
    {
      ceiling: random.pick(['beams', 'clouds', 'slats'] as const),
      floor: random.pick(['boards', 'parquet'] as const),
    },
  );
  const piano = fixed(1.5, 6.4, -66);
  const players: Row = {
    centre: { x: studio.mirrored ? 0.5 : -0.5, z: 6.2 },
    radius: 2.2,
    from: 200,
    to: 340,
    chairs: 6,
    rise: 0,
  };
  return {
    room: {
      ...room,
      openings: [0, 1].map((index) =>
        windowIn(
          workshop,
          'back',
          [0.9 + index * (room.width - 3.6), 0.9],
          [1.8, room.height - 1.8],
          {
            style: studio.window === 'plain' ? 'arch' : studio.window,
          },
        ),
      ),
    },
    camera: aim(workshop, room, {
      across: random.between(780, 840),
      horizon: random.between(390, 420),
      eye: 1.7,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(-0.5, 5.2), 4.4, 2.6, studio.rug),
      grandPiano(piano, random.pick(['gear', 'gear', 'timber'] as const)),
      bench(placeBy(piano, [0, 0, -0.62])),
      boomMicrophone(at(3.2, 6.2, 180), { height: 1.6, reach: 0.9 }),
      chairRow(players, studio.upholstery),
      standRow(players),
      deccaTree(at(-0.5, 6), 2.7),
      bowedBass(at(-3, 5.4), 1.3),
      gobo(at(-2.6, 7.2, 18), 1.4, 1.9, studio.upholstery, true),
      filler(workshop, 'plant', at(3.7, 7.4)),
      ...[-2, 2].map((x) => pendant(at(x, 5.6, 0, room.height - 1.4), room.height, 'drum', 1.5)),
      cables([[at(3.2, 6.2), at(2.6, 5), at(3.4, 4.2), at(4.2, 4.4)]]),
    ],
    subject: 'Half circle of chairs under microphones, a grand piano behind',
    setting: 'live room',
    mentions: ['music stand', 'double bass', 'baffle', 'plant'],
  };
};

/** A large room that breathes. */
export const wide = oneOf(pianoAndKit, pianoAndKit, halfCircle);

/** Players in a half circle. */
export const live: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(
    workshop,
    { width: 7, height: 4.2, depth: 6.4 },
    { ceiling: random.pick(['beams', 'slats', 'clouds'] as const) },
  );
  return {
    room: {
      ...room,
      openings: [0, 1].map((index) =>
        windowIn(workshop, 'left', [2.1 + index * 1.9, 0.9], [1.4, 2.5]),
      ),
    },
    camera: aim(workshop, room, {
      across: 820,
      horizon: 400,
      eye: 1.4,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(0, 4.2), 4.2, 2.4, studio.rug),
      person(at(-1.7, 4.3), 'playingGuitar', looks(workshop)),
      person(at(0.05, 5.6), 'drumming', looks(workshop)),
      studioKit(workshop, fixed(0, 4.9)),
      bowedBass(at(1.75, 4.6), 1.3),
      person(at(2.05, 4.75, 180), 'standing', looks(workshop)),
      standMicrophone(at(-1.15, 4.0), { height: 1.45 }),
      boomMicrophone(at(2.6, 4.2, 180), { height: 1.2, reach: 0.6 }),
      comboAmplifier(at(-2.7, 5.2, 16), random.pick(['gear', 'cloth', 'accent'] as const), 'pale'),
      gobo(at(-1.5, 5.9, 8), 1.4, 1.7, studio.upholstery, true),
      gobo(at(1.6, 5.9, -8), 1.4, 1.7, studio.upholstery, true),
      filler(workshop, 'plant', at(3, 5.6)),
      musicStand(at(0.8, 3.6, -10)),
      pendant(at(-1.6, 4.6, 0, 3), room.height, 'drum', 1.4),
      pendant(at(1.6, 4.6, 0, 3), room.height, 'drum', 1.4),
      cables([[at(-1.15, 4), at(-0.6, 3.4), at(0.6, 3.3), at(2.6, 3.5)]]),
    ],
    subject: 'Guitarist, drummer and double bass player',
    setting: 'live room',
    mentions: ['microphone on a stand', 'baffle', 'music stand', 'amplifier'],
  };
};

/** A cart for recording on the floor of the room itself. */
export const desk: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 6.4, height: 3.8, depth: 6 }, { ceiling: 'beams' });
  const piano = fixed(1.1, 4.2, -70);
  return {
    room: {
      ...room,
      openings: [
        windowIn(workshop, 'left', [1.9, 0.9], [1.6, 2.2]),
        windowIn(workshop, 'left', [3.8, 0.9], [1.2, 2.2]),
      ],
    },
    camera: aim(workshop, room, {
      across: 830,
      horizon: 300,
      eye: 1.5,
      aside: random.between(-60, 60),
    }),
    pieces: [
      mixerCase(at(-0.55, 2.1, 10), studio.seed, 'gear'),
      grandPiano(piano, 'gear'),
      bench(placeBy(piano, [0, 0, -0.62])),
      boomMicrophone(at(2.6, 3.8, 180), { height: 1.6, reach: 0.8 }),
      gobo(at(-1.6, 4.7, 20), 1.3, 1.8, studio.upholstery, true),
      filler(workshop, 'plant', at(2.7, 5.4)),
      pendant(at(0.6, 4, 0, 2.7), room.height, 'drum', 1.4),
      cables([[at(-0.2, 2.2), at(0.4, 2.6), at(1, 2.5), at(2.4, 3.6)]]),
    ],
    subject: 'Mixer on a flight case, a grand piano behind it',
    mentions: ['microphone on a stand', 'baffle', 'plant'],
  };
};
