import type { CategoryId } from '#domain/studios/category.ts';
import { aim, roomOf, windowIn, type Compose, type Workshop } from '../composition.ts';
import { snareOnStand } from '../furniture/drums.ts';
import { synthStand } from '../furniture/keyboards.ts';
import { monitorOnStand } from '../furniture/loudspeakers.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { bowedBass, musicStand } from '../furniture/orchestra.ts';
import type { Piece, Place } from '../furniture/piece.ts';
import { pendant } from '../furniture/lamps.ts';
import { coatRack, door, kitchenette, recordShelf } from '../furniture/lounge.ts';
import { person } from '../furniture/people.ts';
import { recordCabinet, tapeMachine } from '../furniture/racks.ts';
import { rug } from '../furniture/rugs.ts';
import { armchair, coffeeTable, sofa, stool } from '../furniture/seating.ts';
import { recordingLight } from '../furniture/walls.ts';
import { filler, guitarWall, looks, prints, studioLamp } from './dressing.ts';

/** What tells, even where people rest, what kind of studio this is. */
const keepsakes: Readonly<Record<CategoryId, (workshop: Workshop, place: Place) => Piece>> = {
  recording: (_, place) => tapeMachine(place),
  mixing: (_, place) => monitorOnStand(place),
  mastering: ({ studio }, place) => recordCabinet(place, 0.9, studio.seed),
  rehearsal: (workshop, place) => filler(workshop, 'combo', place),
  podcast: (_, place) => standMicrophone(place, { height: 1.25 }),
  'voice-over': (_, place) => standMicrophone(place, { height: 1.3, popFilter: true }),
  'live-rooms': (_, place) => bowedBass(place, 0.95),
  production: ({ studio }, place) => synthStand(place, ['metal'], studio.seed),
  drums: ({ studio }, place) => snareOnStand(place, studio.shell),
  orchestral: (_, place) => bowedBass(place, 1.3),
  'home-studios': (workshop, place) => filler(workshop, 'guitar', place),
  educational: (_, place) => musicStand(place),
};

function keepsake(workshop: Workshop, place: Place): Piece {
  return keepsakes[workshop.studio.category](workshop, place);
}

const keepsakeNames = [
  'tape machine',
  'monitor on a stand',
  'record player',
  'microphone on a stand',
  'microphone with a pop filter',
  'cello',
  'double bass',
  'keyboard on a stand',
  'snare drum',
  'music stand',
] as const;

const sofaCorner: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 4.8, height: 2.8, depth: 4.5 },
    {
      ceiling: random.pick(['plain', 'beams', 'downlights'] as const),
      walls: {
        back: random.pick(['plaster', 'panelling', studio.mainWall] as const),
        left: 'plaster',
        right: studio.sideWall,
      },
    },
  );
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.4, 0.7], [1.8, 1.6])] },
    camera: aim(workshop, room, {
      across: random.between(840, 890),
      horizon: random.between(340, 370),
      eye: 1.35,
      aside: random.between(-70, 70),
    }),
    pieces: [
      rug(at(0, 3.3), 2.8, 1.6, studio.rug),
      sofa(at(0.1, 3.95), random.between(1.9, 2.4), studio.upholstery),
      coffeeTable(at(0.1, 3.0), random.pick(['round', 'long'] as const)),
      ...(random.chance(0.6)
        ? [armchair(at(-1.6, 3.3, 52), random.pick(['rug', 'accent', 'timber'] as const))]
        : [filler(workshop, 'guitar', at(-1.6, 3.6))]),
      studioLamp(workshop, at(-1.75, 4.1)),
      filler(workshop, 'plant', at(2.0, 4.1)),
      keepsake(workshop, at(1.75, 3.2, -24)),
      random.chance(0.6)
        ? prints(workshop, at(0.1, room.depth, 0, 1.45))
        : recordShelf(at(1.6, room.depth - 0.2), 1.1, 4, studio.seed),
    ],
    subject: 'Sofa and coffee table',
    setting: 'lounge',
    mentions: [...keepsakeNames, 'armchair', 'framed print', 'shelf of records', 'guitar'],
  };
};

const kitchen: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 4.6, height: 2.7, depth: 4.2 },
    {
      floor: random.pick(['tiles', 'boards', 'concrete'] as const),
      ceiling: random.pick(['plain', 'downlights'] as const),
      walls: {
        back: random.pick(['plaster', 'brick', 'planks'] as const),
        left: 'plaster',
        right: 'plaster',
      },
    },
  );
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.5, 0.9], [1.5, 1.3])] },
    camera: aim(workshop, room, {
      across: 870,
      horizon: 360,
      eye: 1.42,
      aside: random.between(-60, 60),
    }),
    pieces: [
      kitchenette(
        at(0.2, 3.88),
        random.pick([2.4, 3]),
        random.pick(['cloth', 'rug', 'panel', 'gear'] as const),
      ),
      pendant(at(-0.6, 3.1, 0, 1.95), room.height, random.pick(['globe', 'cone'] as const)),
      pendant(at(0.7, 3.1, 0, 1.95), room.height, random.pick(['globe', 'cone'] as const)),
      stool(at(-1.1, 2.9), 0.68),
      stool(at(-0.3, 2.75), 0.68),
      ...(random.chance(0.35)
        ? [person(at(1.1, 3.2, 180), 'standing', looks(workshop))]
        : [armchair(at(1.3, 2.9, -36), studio.upholstery)]),
      filler(workshop, 'plant', at(2, 3.8)),
      keepsake(workshop, at(-1.8, 3.5, 24)),
    ],
    subject: 'Kitchenette with an espresso machine',
    setting: 'lounge',
    mentions: [...keepsakeNames, 'stool', 'person', 'armchair', 'plant'],
  };
};

const entrance: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 4.4, height: 2.8, depth: 4.2 },
    {
      walls: {
        back: random.pick(['plaster', 'panelling', 'slats', 'planks'] as const),
        left: 'plaster',
        right: studio.sideWall,
      },
    },
  );
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.5, 0.8], [1.4, 1.5])] },
    camera: aim(workshop, room, {
      across: 870,
      horizon: 360,
      eye: 1.45,
      aside: random.between(-50, 50),
    }),
    pieces: [
      door(at(-0.85, room.depth), random.pick(['cloth', 'accent', 'rug', 'timber'] as const)),
      recordingLight(at(-0.02, room.depth, 0, 1.95)),
      rug(at(-0.7, 3.2), 1.6, 1.2, studio.rug),
      coatRack(at(1.1, room.depth - 0.24), 1.5),
      filler(workshop, 'plant', at(2, 3.4)),
      studioLamp(workshop, at(-1.85, 3.75)),
      keepsake(workshop, at(1.5, 3.2, -14)),
    ],
    subject: 'Studio door with a small round window',
    setting: 'entrance',
    mentions: [...keepsakeNames, 'bench under coat hooks', 'recording light', 'amplifier'],
  };
};

const listening: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 4.8, height: 2.9, depth: 4.5 },
    { ceiling: random.pick(['plain', 'slats'] as const) },
  );
  return {
    room: {
      ...room,
      openings: [
        windowIn(workshop, 'back', [0.7, 0.75], [2, 1.6]),
        windowIn(workshop, 'left', [1.5, 0.75], [1.5, 1.6]),
      ],
    },
    camera: aim(workshop, room, {
      across: 860,
      horizon: 360,
      eye: 1.35,
      aside: random.between(-60, 60),
    }),
    pieces: [
      rug(at(-0.2, 3.2), 2.6, 1.6, studio.rug),
      armchair(at(-1.05, 3.3, 28), studio.upholstery),
      armchair(at(0.55, 3.5, -24), studio.upholstery),
      coffeeTable(at(-0.25, 2.95), 'round'),
      recordCabinet(at(1.45, 4.15), 1.2, studio.seed),
      filler(workshop, 'plant', at(-1.9, 4.0)),
      keepsake(workshop, at(1.75, 3.1, -20)),
      studioLamp(workshop, at(-0.7, 4.15)),
      ...guitarWall(workshop, [at(1.1, room.depth, 0, 1.3), at(1.6, room.depth, 0, 1.3)]),
    ],
    subject: 'Two armchairs by the window',
    setting: 'lounge',
    mentions: [...keepsakeNames, 'guitar', 'plant'],
  };
};

/** Where people wait, eat, and listen to what they made: one of four corners. */
export const lounge: Compose = (workshop) =>
  workshop.random.pick([sofaCorner, sofaCorner, kitchen, entrance, listening])(workshop);
