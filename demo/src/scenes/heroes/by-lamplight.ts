import { roomOf, windowIn } from '../composition.ts';
import { mixingConsole } from '../furniture/consoles.ts';
import { workDesk } from '../furniture/desks.ts';
import { pendant, tripodLamp } from '../furniture/lamps.ts';
import { recordShelf } from '../furniture/lounge.ts';
import { boomMicrophone, standMicrophone } from '../furniture/microphones.ts';
import { person } from '../furniture/people.ts';
import { plant } from '../furniture/plants.ts';
import { rack, tapeMachine } from '../furniture/racks.ts';
import { rug } from '../furniture/rugs.ts';
import { officeChair, stool } from '../furniture/seating.ts';
import { recordingLight } from '../furniture/walls.ts';
import { looks } from '../views/dressing.ts';
import { studioKit } from '../views/drums.ts';
import { aimRight, type Hero } from './hero.ts';

/** The desk at night. */
export const control: Hero = {
  category: 'recording',
  times: ['night'],
  palettes: ['midnight and copper', 'petrol and honey', 'ink and amber', 'dusk and rose'],
  compose(workshop) {
    const { studio, random, at, fixed } = workshop;
    const room = roomOf(
      workshop,
      { width: 7, height: 3, depth: 5.6 },
      {
        walls: { back: 'fabric', left: 'fabric', right: 'slats' },
        floor: 'boards',
        ceiling: 'plain',
      },
    );
    return {
      room: {
        ...room,
        glass: {
          u: 3.3,
          v: 1.05,
          width: 3.2,
          height: 1.35,
          depth: 3.6,
          wall: random.pick(['slats', 'brick', 'planks'] as const),
          dark: false,
        },
      },
      camera: aimRight(room, 1120, 420, 1.62, 1200),
      pieces: [
        studioKit(workshop, fixed(1.5, 7.2)),
        boomMicrophone(at(0.3, 7.3), { height: 1.65, reach: 0.7 }),
        pendant(at(1.6, 6.4, 0, 2.3), room.height, 'cone', 1.3),
        recordingLight(at(1.4, room.depth, 0, 2.62)),
        mixingConsole(at(1.45, 3.7), {
          width: 3,
          trim: 'timber',
          surface: 'gear',
          monitors: true,
          seed: studio.seed,
        }),
        person(at(0.75, 3.0), 'seatedFromBehind', { ...looks(workshop), top: 'accent' }),
        officeChair(at(0.75, 2.96, 180), 'gear'),
        rack(at(-0.95, 4.2, 36), 1.3, studio.seed),
        tapeMachine(at(3.2, 4.6, -24)),
        tripodLamp(at(-0.8, 5.1)),
      ],
      subject: 'Somebody at a mixing console, a drum kit behind glass',
      setting: 'control room',
      mentions: ['outboard rack', 'tape machine'],
    };
  },
};

/** The kit under one lamp. */
export const drums: Hero = {
  category: 'drums',
  times: ['night'],
  palettes: ['oxblood and cream', 'ink and amber', 'dusk and rose', 'tobacco and gold'],
  compose(workshop) {
    const { studio, at, fixed } = workshop;
    const room = roomOf(
      workshop,
      { width: 7, height: 3.8, depth: 6 },
      {
        walls: { back: 'curtain', left: 'curtain', right: 'curtain' },
        floor: 'boards',
        ceiling: 'plain',
      },
    );
    return {
      room,
      camera: aimRight(room, 1120, 430, 1.3, 1220),
      pieces: [
        rug(at(1.2, 3.9), 3.2, 2, studio.rug),
        studioKit(workshop, fixed(1.2, 3.9, -8)),
        boomMicrophone(at(-0.2, 4.1, 6), { height: 1.8, reach: 0.8 }),
        boomMicrophone(at(2.6, 4.1, 174), { height: 1.8, reach: 0.8 }),
        standMicrophone(at(1.65, 3.2), { height: 0.32 }),
        pendant(at(1.1, 4.2, 0, 2.45), room.height, 'cone', 1.5),
        stool(at(2.9, 4.9), 0.6),
      ],
      subject: 'Drum kit under a single lamp',
      mentions: ['microphone on a stand'],
    };
  },
};

/** Late work at home. */
export const home: Hero = {
  category: 'home-studios',
  times: ['night', 'evening'],
  palettes: ['midnight and copper', 'tobacco and gold', 'petrol and honey', 'forest and ochre'],
  compose(workshop) {
    const { studio, at } = workshop;
    const room = roomOf(
      workshop,
      { width: 6.6, height: 3, depth: 5 },
      {
        walls: { back: 'plaster', left: 'plaster', right: 'plaster' },
        floor: 'boards',
        ceiling: 'plain',
      },
    );
    return {
      room: {
        ...room,
        openings: [
          windowIn(workshop, 'back', [3.5, 0.9], [2.1, 1.6], {
            style: 'plain',
            prospect: 'rooftops',
          }),
        ],
      },
      camera: aimRight(room, 1180, 420, 1.4, 1240),
      pieces: [
        rug(at(1.1, 3), 2.8, 1.5, studio.rug),
        workDesk(at(1.25, 4.1), {
          width: 1.9,
          top: 'timber',
          screens: ['waveform'],
          monitors: true,
          lamp: true,
          outboard: false,
          keys: true,
          seed: studio.seed,
        }),
        person(at(1.1, 3.42), 'seatedFromBehind', { ...looks(workshop), top: 'accent' }),
        officeChair(at(1.1, 3.38, 180), 'gear'),
        recordShelf(at(-0.9, 4.78), 1.5, 3, studio.seed),
        plant(at(2.75, 4.4), studio.plant, 1.7, studio.seed),
        tripodLamp(at(-1.9, 4.5)),
      ],
      subject: 'Somebody at a desk before a window onto rooftops',
      mentions: ['shelf of records', 'plant'],
    };
  },
};
