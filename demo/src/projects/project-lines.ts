import type { CurrencyId } from '#domain/payments/currency.ts';
import type { ProjectContent } from '#domain/projects/project.schema.ts';

/** Somebody in a demo project, by their place among its people: the lead is 0. */
type Place = number;

/** What stands in a demo project. Days count from the present. */
export interface DemoProject {
  content: Omit<ProjectContent, 'dueOn'>;
  /** In how many days it is to be done. */
  dueInDays: number;
  /** Begun so many days ago. */
  age: number;
  notes: readonly { by: Place; daysAgo: number; content: string }[];
  expenses: readonly {
    title: string;
    by: Place;
    daysAgo: number;
    amountCents: number;
    currency: CurrencyId;
    /** By the places of those who bear it. */
    weights: readonly number[];
  }[];
}

export const projectLines: readonly DemoProject[] = [
  {
    content: {
      title: 'Tidal',
      artist: 'Nell Ferrand',
      description:
        'Five songs about the estuary, mostly live in one room.\nStrings on two of them, voices last.',
      state: 'recording',
    },
    dueInDays: 96,
    age: 41,
    notes: [
      {
        by: 0,
        daysAgo: 12,
        content: 'Order of the day: drums and bass first, guitars after lunch.',
      },
      {
        by: 1,
        daysAgo: 9,
        content:
          'I bring the 22-inch kick and the dark cymbals. Sticks or brushes for “Low Water”?',
      },
      { by: 0, daysAgo: 9, content: 'Brushes. And let us tune to the piano, it sits at 442.' },
      {
        by: 2,
        daysAgo: 3,
        content: 'String parts for “Breakwater” are done: two violins, viola, cello.',
      },
    ],
    expenses: [
      {
        title: 'String quartet',
        by: 0,
        daysAgo: 6,
        amountCents: 480_00,
        currency: 'gbp',
        weights: [1, 1, 1],
      },
      {
        title: 'Van to the studio',
        by: 1,
        daysAgo: 10,
        amountCents: 86_50,
        currency: 'gbp',
        weights: [1, 1, 1],
      },
      {
        title: 'Reel of tape',
        by: 2,
        daysAgo: 4,
        amountCents: 250_00,
        currency: 'usd',
        weights: [2, 1, 1],
      },
    ],
  },
  {
    content: {
      title: 'Night Bus Tapes',
      artist: '',
      description: 'Sketches for a score, to be mixed in the new year.',
      state: 'mixing',
    },
    dueInDays: 30,
    age: 120,
    notes: [
      {
        by: 0,
        daysAgo: 20,
        content: 'Mix notes: less reverb on the vibraphone, the bass can come up a little.',
      },
      { by: 1, daysAgo: 18, content: 'Agreed. I will send another take of the second cue.' },
    ],
    expenses: [
      {
        title: 'Mix engineer',
        by: 0,
        daysAgo: 21,
        amountCents: 350_00,
        currency: 'usd',
        weights: [1, 1],
      },
    ],
  },
];
