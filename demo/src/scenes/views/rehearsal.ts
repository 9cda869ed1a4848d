import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { amplifierStack, comboAmplifier, pedalboard } from '../furniture/amplifiers.ts';
import { cables } from '../furniture/cables.ts';
import { mixerCase } from '../furniture/mixers.ts';
import { synthStand } from '../furniture/keyboards.ts';
import { paSpeaker } from '../furniture/loudspeakers.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { person } from '../furniture/people.ts';
import { rug } from '../furniture/rugs.ts';
import { pendant } from '../furniture/lamps.ts';
import { filler, guitarWall, looks } from './dressing.ts';
import { studioKit } from './drums.ts';

/** The kit in the middle, everything else around it. */
const aroundTheKit: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, {
    width: random.between(5.8, 6.4),
    height: random.between(2.8, 3.3),
    depth: random.between(5.4, 6),
  });
  const keyboard = random.chance(0.6);
  return {
    room: {
      ...room,
      openings: [
        windowIn(workshop, 'left', [2.3, 1.5], [random.between(1.2, 2), 0.95], { style: 'grid' }),
      ],
    },
    camera: aim(workshop, room, {
      across: random.between(800, 860),
      horizon: random.between(370, 400),
      aside: random.between(-50, 50),
    }),
    pieces: [
      rug(at(0, 4.1), 3.2, 2.2, studio.rug),
      studioKit(workshop, fixed(0, 4.5)),
      paSpeaker(at(-2.45, 5, 16), 1.35),
      paSpeaker(at(2.45, 5, -16), 1.35),
      amplifierStack(at(-1.75, 5, 10), random.pick(['gear', 'cloth', 'accent'] as const)),
      comboAmplifier(at(1.75, 5, -14), random.pick(['gear', 'cloth', 'accent'] as const), 'pale'),
      standMicrophone(at(0.1, 3.2), { height: 1.35 }),
      standMicrophone(at(-1.35, 3.5), { height: 1.38 }),
      pedalboard(at(-0.95, 2.9, 8)),
      ...(keyboard
        ? [synthStand(at(1.75, 3.6, -38), ['gear'], studio.seed)]
        : [filler(workshop, 'guitar', at(1.5, 3.8))]),
      filler(workshop, 'guitar', at(-2.1, 3.9)),
      ...(random.chance(0.4) ? [person(at(-1.7, 3.62), 'playingGuitar', looks(workshop))] : []),
      cables([
        [at(0.1, 3.2), at(-0.5, 2.9), at(-1.3, 3.0), at(-2.1, 3.3), at(-2.6, 4.4)],
        [at(-1.35, 3.5), at(-1, 3.1), at(-1.9, 2.95), at(-2.7, 3.6)],
        [at(1.75, 5), at(1.2, 4.2), at(1.9, 4.2), at(1.6, 3.8)],
      ]),
      pendant(at(-1.1, 4.2, 0, 2.25), room.height, 'cone'),
      pendant(at(1.1, 4.2, 0, 2.25), room.height, 'cone'),
    ],
    subject: 'PA, amplifiers and a drum kit',
    mentions: ['microphone on a stand', 'PA speaker', 'keyboard on a stand', 'person', 'guitar'],
  };
};

/** The kit in one corner, amplifiers and keyboards along the walls. */
const alongTheWalls: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, {
    width: random.between(6, 6.6),
    height: random.between(2.9, 3.4),
    depth: random.between(5.4, 6),
  });
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'back', [room.width * 0.56, 1.45], [2, 1], { style: 'grid' })],
    },
    camera: aim(workshop, room, {
      across: random.between(800, 850),
      horizon: random.between(365, 395),
      aside: random.between(-10, 80),
    }),
    pieces: [
      rug(at(-1.2, 4.3, 12), 3, 2.2, studio.rug),
      studioKit(workshop, fixed(-1.25, 4.5, studio.mirrored ? -20 : 20)),
      paSpeaker(at(-2.6, 5.1, 24), 1.35),
      paSpeaker(at(2.7, 5.1, -24), 1.35),
      amplifierStack(at(0.6, room.depth - 0.45, -4), random.pick(['gear', 'cloth'] as const)),
      amplifierStack(at(1.5, room.depth - 0.45, -8), random.pick(['gear', 'accent'] as const)),
      synthStand(
        at(2.2, 3.7, -62),
        random.pick([['gear'], ['gear', 'metal']] as const),
        studio.seed,
      ),
      standMicrophone(at(0.35, 3.2), { height: 1.38 }),
      standMicrophone(at(1.25, 3.6), { height: 1.34 }),
      pedalboard(at(0.75, 2.85, -10)),
      filler(workshop, 'guitar', at(1.35, 4.5)),
      filler(workshop, 'guitar', at(0.75, 4.6)),
      ...(random.chance(0.4)
        ? [person(at(0.05, 3.35), 'playingGuitar', looks(workshop))]
        : [filler(workshop, 'stool', at(0.1, 3.7))]),
      pendant(at(-0.9, 4.1, 0, 2.25), room.height, 'cone'),
      pendant(at(1.3, 4.1, 0, 2.25), room.height, 'cone'),
      cables([
        [at(0.35, 3.2), at(0, 2.8), at(-0.8, 2.9), at(-1.8, 2.7)],
        [at(1.25, 3.6), at(1.7, 3.1), at(1.2, 2.7), at(2.6, 2.8)],
      ]),
    ],
    subject: 'Drum kit, PA and two amplifier stacks',
    mentions: ['microphone on a stand', 'stand of synthesisers', 'guitar', 'person'],
  };
};

/** Backline and PA, ready to plug in. */
export const wide = oneOf(aroundTheKit, aroundTheKit, alongTheWalls);

/** The band's end of the room, from where a listener stands. */
export const live: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 5.8, height: 3, depth: 5.4 });
  return {
    room: { ...room, openings: [] },
    camera: aim(workshop, room, {
      across: 860,
      horizon: 385,
      eye: 1.35,
      aside: random.between(-50, 50),
    }),
    pieces: [
      rug(at(0, 3.6), 3.8, 2, studio.rug),
      person(at(0.05, 4.98), 'drumming', looks(workshop)),
      studioKit(workshop, fixed(0, 4.3)),
      amplifierStack(at(-1.95, 4.8, 8), 'gear'),
      amplifierStack(at(1.95, 4.8, -8), random.pick(['cloth', 'gear'] as const)),
      person(at(-1.3, 3.6), 'playingGuitar', looks(workshop)),
      person(at(1.25, 3.55, 180), 'playingGuitar', looks(workshop)),
      standMicrophone(at(-0.85, 3.3), { height: 1.42 }),
      standMicrophone(at(0.8, 3.3), { height: 1.42 }),
      pedalboard(at(-1.2, 2.95, 6)),
      pedalboard(at(1.25, 2.95, -6)),
      pendant(at(-1.3, 3.7, 0, 2.4), room.height, 'cone'),
      pendant(at(1.3, 3.7, 0, 2.4), room.height, 'cone'),
      cables([
        [at(-0.85, 3.3), at(-0.4, 2.9), at(0.4, 3.0), at(0.8, 3.3)],
        [at(1.3, 3.5), at(1.9, 3.2), at(2.3, 4), at(2, 4.7)],
      ]),
    ],
    subject: 'Three players with guitars and drums',
    mentions: ['microphone on a stand', 'amplifier stack', 'pedalboard'],
  };
};

/** The mixer at the side of the room. */
export const desk: Compose = (workshop) => {
  const { random, studio, at, fixed } = workshop;
  const room = roomOf(workshop, { width: 5, height: 2.9, depth: 5 });
  return {
    room: {
      ...room,
      openings: [windowIn(workshop, 'left', [2, 1.5], [1.8, 0.95], { style: 'grid' })],
    },
    camera: aim(workshop, room, {
      across: 820,
      horizon: 280,
      eye: 1.5,
      aside: random.between(-70, 70),
    }),
    pieces: [
      mixerCase(at(-0.2, 2.1, 8), studio.seed, random.pick(['gear', 'cloth'] as const)),
      studioKit(workshop, fixed(1.1, 4.3)),
      paSpeaker(at(-2, 4.5, 16), 1.3),
      amplifierStack(at(-1, 4.6), 'gear'),
      ...guitarWall(workshop, [
        at(-0.6, room.depth, 0, 1.3),
        at(0, room.depth, 0, 1.3),
        at(0.6, room.depth, 0, 1.3),
      ]),
      standMicrophone(at(1.5, 2.9), { height: 1.35 }),
    ],
    subject: 'Mixer on a flight case, the backline behind it',
    mentions: ['amplifier stack', 'PA speaker', 'microphone on a stand', 'guitar'],
  };
};
