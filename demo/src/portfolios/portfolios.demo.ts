import { linesOf } from '#demo/sounds/recipe.ts';
import type { SoundPart } from '#demo/sounds/render-sound.ts';
import type { PortfolioRole } from '#domain/portfolios/role.ts';

/** What somebody made, with one track to hear. */
export interface DemoPortfolio {
  slug: string;
  name: string;
  headline: string;
  roles: PortfolioRole[];
  genres: string[];
  cityId: string;
  bio: string;
  track: { title: string; parts: readonly SoundPart[] };
}

/** Those of people whom testimonials quote, each by another musician of the demo. */
export const portfolios: readonly DemoPortfolio[] = [
  {
    slug: 'imogen-slate',
    name: 'Imogen Slate',
    headline: 'Songs for one voice and one string at a time',
    roles: ['singer', 'songwriter'],
    genres: ['Folk', 'Chamber pop'],
    cityId: 'london',
    bio: 'I write at night and record on Sundays, when the street is quiet. Paper Boats was sung in one take, at a hand’s width from the microphone.',
    track: {
      title: 'Paper Boats',
      parts: [
        {
          seconds: 32,
          recipe: linesOf(`
            voice, lowshelf 220 3, room 0.8 14 6, gain -1
            + pluck, pan 30, gain -6
            + pad, gain -12
            mix, compress -18 2 15 150`),
        },
      ],
    },
  },
  {
    slug: 'the-low-ceilings',
    name: 'The Low Ceilings',
    headline: 'Four people, one cellar, no overdubs',
    roles: ['musician'],
    genres: ['Garage rock'],
    cityId: 'berlin',
    bio: 'We set up in a circle and play until the third take, which is the one. Cellar Door is the first side of our EP.',
    track: {
      title: 'Cellar Door',
      parts: [
        {
          seconds: 32,
          recipe: linesOf(`
            drums, room 0.5 18 5, gain -2
            + bass, saturate 8, gain -6
            + guitar, pan -40, saturate 10, gain -6
            + keys, pan 40, gain -9
            mix, compress -16 3 10 100`),
        },
      ],
    },
  },
  {
    slug: 'reiko-matsuda',
    name: 'Reiko Matsuda',
    headline: 'Music for pictures that move slowly',
    roles: ['composer'],
    genres: ['Film score', 'Ambient'],
    cityId: 'tokyo',
    bio: 'I score documentaries and the odd feature. Harbor Lights is the title music of one about a ferry, for strings and very little else.',
    track: {
      title: 'Harbor Lights',
      parts: [
        {
          seconds: 36,
          recipe: linesOf(`
            strings, room 1.8 30 9, gain -2
            + pad, highpass 120, gain -8
            + pluck, pan -25, room 1.2 24 6, gain -10
            mix, compress -20 2 25 200`),
        },
      ],
    },
  },
];
