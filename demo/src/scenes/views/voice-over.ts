import { aim, oneOf, roomOf, windowIn, type Compose } from '../composition.ts';
import { workDesk } from '../furniture/desks.ts';
import { standMicrophone } from '../furniture/microphones.ts';
import { musicStand } from '../furniture/orchestra.ts';
import { person } from '../furniture/people.ts';
import { rug } from '../furniture/rugs.ts';
import { chair, officeChair, stool } from '../furniture/seating.ts';
import { pendant } from '../furniture/lamps.ts';
import { readingTable } from '../furniture/tables.ts';
import { recordingLight } from '../furniture/walls.ts';
import { filler, looks, prints, studioLamp } from './dressing.ts';

/** A booth in which one stands: one microphone, one script, one window. */
const standingBooth: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    {
      width: random.between(2.9, 3.3),
      height: random.between(2.5, 2.7),
      depth: random.between(3.3, 3.7),
    },
    { floor: random.pick(['carpet', 'boards', 'carpet'] as const), ceiling: 'plain' },
  );
  const glass = random.chance(0.6);
  const x = glass ? -0.3 : 0.1;
  const somebody = random.chance(0.35);
  const softWall = random.pick(['foam', 'fabric', 'curtain'] as const);
  return {
    room: {
      ...room,
      walls: { back: studio.mainWall, left: softWall, right: softWall },
      openings: glass ? [] : [windowIn(workshop, 'left', [1.6, 1.0], [0.9, 1.1])],
      ...(glass
        ? {
            glass: {
              u: room.width * 0.5,
              v: 1.05,
              width: 1.15,
              height: 0.95,
              depth: 2.4,
              wall: 'slats' as const,
              dark: random.chance(0.5),
            },
          }
        : {}),
    },
    camera: aim(workshop, room, {
      across: random.between(720, 790),
      horizon: random.between(370, 400),
      eye: 1.42,
      aside: random.between(-40, 40),
    }),
    pieces: [
      ...(glass ? [person(at(0.75, room.depth + 1.2), 'standing', looks(workshop))] : []),
      recordingLight(at(glass ? 0.5 : 0.9, room.depth, 0, 2.2)),
      rug(at(x, 2.55), 1.5, 0.9, studio.rug),
      standMicrophone(at(x, 2.5), {
        height: 1.38,
        popFilter: true,
        body: random.pick(['gear', 'metal'] as const),
      }),
      musicStand(at(x + 0.5, 2.55, -22), 1.12),
      ...(somebody
        ? [person(at(x - 0.42, 2.6), 'singing', looks(workshop))]
        : [stool(at(x - 0.65, 2.75), 0.66, studio.upholstery)]),
      pendant(
        at(x + 0.1, 2.9, 0, 2.1),
        room.height,
        random.pick(['cone', 'drum', 'globe'] as const),
      ),
      ...(random.chance(0.5) ? [filler(workshop, 'plant', at(-1.2, room.depth - 0.3))] : []),
    ],
    subject: `Single microphone and script stand${somebody ? ' with a reader' : ''}`,
    setting: 'booth',
    mentions: ['stool', 'pendant lamp', 'plant'],
  };
};

/** A booth in which one sits at a small table. */
const seatedBooth: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: random.between(3, 3.4), height: 2.6, depth: random.between(3.4, 3.7) },
    {
      floor: 'carpet',
      ceiling: 'plain',
      walls: {
        back: studio.mainWall,
        left: 'curtain',
        right: random.pick(['foam', 'fabric'] as const),
      },
    },
  );
  return {
    room: { ...room, openings: [windowIn(workshop, 'left', [1.5, 0.95], [1.1, 1.2])] },
    camera: aim(workshop, room, {
      across: random.between(860, 920),
      horizon: random.between(330, 360),
      eye: 1.42,
      aside: random.between(-60, 60),
    }),
    pieces: [
      recordingLight(at(1, room.depth, 0, 2.2)),
      rug(at(0, 2.6), 2, 1.2, studio.rug),
      ...(random.chance(0.4) ? [person(at(-0.58, 2.5), 'seated', looks(workshop))] : []),
      chair(at(-0.6, 2.5, 70), studio.upholstery),
      readingTable(at(0.15, 2.5, -4), random.pick(['timber', 'pale', 'gear'] as const), 'gear'),
      ...(random.chance(0.5) ? [prints(workshop, at(0.1, room.depth, 0, 1.5))] : []),
      filler(workshop, 'plant', at(1.15, room.depth - 0.35)),
      studioLamp(workshop, at(-1.2, room.depth - 0.35)),
    ],
    subject: 'Single microphone on an arm over a script on a small table',
    setting: 'booth',
    mentions: ['person', 'chair', 'framed print', 'plant'],
  };
};

/** A small booth, and nothing in it but what reading needs. */
export const wide = oneOf(standingBooth, standingBooth, seatedBooth);

/** The engineer's desk on the other side of the glass. */
export const desk: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(workshop, { width: 3.8, height: 2.6, depth: 3.1 }, { ceiling: 'plain' });
  return {
    room: {
      ...room,
      walls: { back: 'fabric', left: studio.sideWall, right: studio.sideWall },
      glass: {
        u: 1,
        v: 1.15,
        width: 1.8,
        height: 1,
        depth: 1.8,
        wall: studio.mainWall === 'foam' ? 'foam' : 'curtain',
        dark: false,
      },
    },
    camera: aim(workshop, room, {
      across: 1080,
      horizon: 290,
      eye: 1.5,
      aside: random.between(-50, 50),
    }),
    pieces: [
      person(at(-0.28, 4.3), 'singing', looks(workshop)),
      standMicrophone(at(0.16, 4.2), { height: 1.4, popFilter: true }),
      recordingLight(at(0, room.depth, 0, 2.32)),
      workDesk(at(0, 2.15), {
        width: 1.9,
        top: random.pick(['timber', 'gear', 'pale'] as const),
        screens: ['waveform'],
        monitors: true,
        lamp: true,
        outboard: random.chance(0.5),
        keys: false,
        seed: studio.seed,
      }),
      ...(random.chance(0.5) ? [officeChair(at(0.7, 1.75, 150), studio.upholstery)] : []),
    ],
    subject: 'Waveform on a screen, the reader behind glass',
    setting: 'control room',
    mentions: ['chair'],
  };
};

/** Inside the booth with somebody reading. */
export const live: Compose = (workshop) => {
  const { random, studio, at } = workshop;
  const room = roomOf(
    workshop,
    { width: 3, height: 2.6, depth: 3.2 },
    { ceiling: 'downlights', floor: 'carpet' },
  );
  return {
    room: {
      ...room,
      walls: { back: studio.mainWall, left: 'curtain', right: 'fabric' },
      openings: [windowIn(workshop, 'left', [1.3, 1], [1, 1.2])],
    },
    camera: aim(workshop, room, {
      across: 820,
      horizon: 350,
      eye: 1.4,
      aside: random.between(-70, 70),
    }),
    pieces: [
      person(at(-0.32, 2.3), 'singing', looks(workshop)),
      standMicrophone(at(0.24, 2.2), { height: 1.42, popFilter: true }),
      musicStand(at(0.72, 2.2, -30), 1.16),
      stool(at(-0.95, 2.7), 0.7, studio.upholstery),
      ...(random.chance(0.6)
        ? [filler(workshop, 'plant', at(1.15, 2.85))]
        : [filler(workshop, 'lamp', at(1.1, 2.85))]),
    ],
    subject: 'Somebody reading at a microphone with a pop filter',
    setting: 'booth',
    mentions: ['music stand', 'stool', 'plant', 'floor lamp'],
  };
};
