import { openWorkshop, type Composition } from './composition.ts';
import { describeRoom } from './describe-room.ts';
import { drawRoom } from './draw-room.ts';
import { heroes } from './heroes/catalogue.ts';
import { lights } from './light.ts';
import { palettes } from './palette.ts';
import { seeded } from '#demo/lib/random.ts';
import { fill, linear, rectangle, withGradients } from './svg.ts';
import { dressed, planStudio, type Studio } from './studio.ts';

/** A hero: the studio in which it is set and what stands there. */
export interface HeroPlan {
  seed: number;
  studio: Studio;
  composition: Composition;
}

/** Six different pictures for seeds 1 to 6; later seeds show the same rooms in other colours. */
export function planHero(seed: number): HeroPlan {
  const random = seeded('hero', seed);
  const hero = heroes[(seed - 1) % heroes.length] ?? heroes[0]!;
  const round = Math.floor((seed - 1) / heroes.length);
  const palette = hero.palettes[round % hero.palettes.length];
  const time = hero.times[round % hero.times.length] ?? 'evening';
  const studio: Studio = {
    ...planStudio(hero.category, seed),
    ...dressed(palettes.find(({ name }) => name === palette) ?? palettes[0]!, lights[time], 0.5),
    mirrored: false,
  };
  return { seed, studio, composition: hero.compose(openWorkshop(studio, random)) };
}

/** One sentence on a hero. */
export function describeHero({ studio, composition }: HeroPlan): string {
  return describeRoom(studio, composition);
}

const heroSize = { width: 1920, height: 900 } as const;

/** Draws a hero, 1920 by 900 pixels, its left side darkened for the words over it. */
export function drawHero({ seed, studio, composition }: HeroPlan): string {
  const { shadow } = studio.light;
  return withGradients(
    [
      linear(
        'quiet',
        [0, 0],
        [1, 0],
        [
          [0, shadow, 0.82],
          [0.3, shadow, 0.66],
          [0.56, shadow, 0.16],
          [0.72, shadow, 0],
        ],
      ),
    ],
    drawRoom(studio, composition, heroSize, seeded('hero walls', seed)) +
      fill(rectangle(0, 0, heroSize.width, heroSize.height), 'url(#quiet)'),
  );
}
