import { roomOf, windowIn } from '../composition.ts';
import { tripodLamp } from '../furniture/lamps.ts';
import { boomMicrophone, deccaTree, standMicrophone } from '../furniture/microphones.ts';
import {
  bowedBass,
  chairRow,
  musicStand,
  podium,
  standRow,
  type Row,
} from '../furniture/orchestra.ts';
import { gobo } from '../furniture/partitions.ts';
import { person } from '../furniture/people.ts';
import { bench, grandPiano } from '../furniture/pianos.ts';
import { placeBy } from '../furniture/piece.ts';
import { plant } from '../furniture/plants.ts';
import { rug } from '../furniture/rugs.ts';
import { looks } from '../views/dressing.ts';
import { aimRight, type Hero } from './hero.ts';

/** A grand piano in a tall room. */
export const piano: Hero = {
  category: 'live-rooms',
  times: ['evening', 'morning'],
  palettes: ['ink and amber', 'petrol and honey', 'forest and ochre', 'tobacco and gold'],
  compose(workshop) {
    const { studio, random, at, fixed } = workshop;
    const room = roomOf(
      workshop,
      { width: 9, height: 4.6, depth: 8 },
      {
        walls: {
          back: random.pick(['planks', 'slats', 'panelling'] as const),
          left: 'plaster',
          right: 'planks',
        },
        floor: 'boards',
        ceiling: 'plain',
      },
    );
    const place = fixed(1, 4.5, -74);
    return {
      room: {
        ...room,
        openings: [0, 1].map((index) =>
          windowIn(workshop, 'right', [2.6 + index * 2.2, 0.9], [1.5, 3], { style: 'grid' }),
        ),
      },
      camera: aimRight(room, 960, 480, 1.45, 1150),
      pieces: [
        rug(at(0.9, 4.3), 4, 2.2, studio.rug),
        grandPiano(place, 'gear'),
        bench(placeBy(place, [0, 0, -0.62])),
        boomMicrophone(at(3, 4.4, 180), { height: 1.7, reach: 0.95 }),
        gobo(at(-0.9, 6.8, 12), 1.4, 1.9, studio.upholstery, true),
        gobo(at(0.7, 7, 2), 1.4, 1.9, studio.upholstery, true),
        tripodLamp(at(3.5, 6.6)),
        plant(at(3.95, 5.2), studio.plant, 2, studio.seed),
      ],
      subject: 'Grand piano under tall windows',
      setting: 'live room',
      mentions: ['baffle', 'microphone on a stand'],
    };
  },
};

/** The hall before the players come. */
export const hall: Hero = {
  category: 'orchestral',
  times: ['morning', 'evening'],
  palettes: ['forest and ochre', 'tobacco and gold', 'oxblood and cream', 'midnight and copper'],
  compose(workshop) {
    const { at } = workshop;
    const room = roomOf(
      workshop,
      { width: 18, height: 10, depth: 16 },
      {
        walls: { back: 'slats', left: 'planks', right: 'panelling' },
        floor: 'boards',
        ceiling: 'coffers',
      },
    );
    const row = (radius: number, chairs: number): Row => ({
      centre: { x: 2.6, z: 12.6 },
      radius,
      from: 216,
      to: 324,
      chairs,
      rise: 0,
    });
    return {
      room: {
        ...room,
        openings: [0, 1, 2].map((index) =>
          windowIn(workshop, 'right', [5.6 + index * 3.2, 2.2], [1.9, 5.4], {
            style: 'arch',
            prospect: 'sky',
          }),
        ),
      },
      camera: aimRight(room, 1060, 560, 2.4, 1090),
      pieces: [
        ...[row(2.6, 6), row(4.3, 8), row(6, 10), row(7.7, 11)].flatMap((one) => [
          chairRow(one),
          standRow(one),
        ]),
        podium(at(2.6, 13)),
        musicStand(at(2.6, 12.6, 180), 1.3),
        deccaTree(at(2.6, 11), 3.8),
        bowedBass(at(7, 9.4), 1.35),
        bowedBass(at(7.6, 8.2), 1.35),
      ],
      subject: 'Rows of chairs and music stands for an orchestra',
      setting: 'hall',
      mentions: ['microphone tree', 'double bass', 'podium'],
    };
  },
};

/** A singer at dusk. */
export const voice: Hero = {
  category: 'recording',
  times: ['evening'],
  palettes: ['petrol and honey', 'forest and ochre', 'midnight and copper', 'dusk and rose'],
  compose(workshop) {
    const { studio, at } = workshop;
    const room = roomOf(
      workshop,
      { width: 7.4, height: 3.8, depth: 6.2 },
      {
        walls: { back: 'brick', left: 'plaster', right: 'slats' },
        floor: 'boards',
        ceiling: 'beams',
      },
    );
    return {
      room: {
        ...room,
        openings: [
          windowIn(workshop, 'back', [4.6, 0.9], [1.9, 2.2], { style: 'grid', prospect: 'towers' }),
        ],
      },
      camera: aimRight(room, 1120, 440, 1.4, 1240),
      pieces: [
        rug(at(1, 3.9), 2.8, 1.7, studio.rug),
        person(at(0.85, 3.5), 'singing', looks(workshop)),
        standMicrophone(at(1.42, 3.4), { height: 1.44, popFilter: true }),
        musicStand(at(1.95, 3.5, -26), 1.15),
        gobo(at(0.1, 5.2, 20), 1.3, 1.9, studio.upholstery, true),
        tripodLamp(at(3.1, 5.2)),
        plant(at(2.7, 4.2), studio.plant, 1.6, studio.seed),
      ],
      subject: 'Singer at a microphone before a window onto towers',
      mentions: ['baffle', 'music stand', 'plant'],
    };
  },
};
