import { describe, expect, it } from 'vitest';
import type { HouseRule, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import { floorArea, numberWord } from './measures.ts';
import { demoStudios } from './studio.demo.ts';
import type { DemoStudio } from './demo-studio.ts';

const studios = demoStudios();

const american = new Set(['los-angeles', 'new-york', 'nashville', 'atlanta', 'austin', 'miami']);
const isAmerican = ({ cityId }: DemoStudio) => american.has(cityId);

/** Everything that an owner says about a studio. */
function textsOf(studio: DemoStudio): string[] {
  return [
    studio.description,
    studio.houseNotes,
    ...studio.spaces.map(({ description }) => description),
    ...studio.faqs.map(({ question, answer }) => `${question} ${answer}`),
  ];
}

/** What is wrong with the texts of the studios, each named; none when all is well. */
function problems(find: (studio: DemoStudio, text: string) => boolean): string[] {
  return studios.flatMap((studio) =>
    textsOf(studio)
      .filter((text) => find(studio, text))
      .map((text) => `${studio.id}: ${text}`),
  );
}

const areas = /[\d,]+ square (?:metres|feet)/g;

describe('the size of a demo studio', () => {
  it('is all of its one room, and no less than its rooms together', () => {
    for (const { sizeSquareMetres, spaces } of studios) {
      const inside = spaces.filter(({ name }) => !/garden|terrace|porch|patio/i.test(name));
      const total = inside.reduce((sum, { squareMetres }) => sum + squareMetres, 0);
      expect(total).toBeLessThanOrEqual(sizeSquareMetres);
      const least = inside.length === 1 ? sizeSquareMetres : 0;
      expect(total).toBeGreaterThanOrEqual(least);
    }
  });

  it('is what its description says, where that does not name a part of it', () => {
    const wrong = studios.flatMap((studio) => {
      const size = floorArea(studio.sizeSquareMetres, isAmerican(studio));
      const main = floorArea(studio.spaces[0]!.squareMetres, isAmerican(studio));
      return studio.description
        .split(/(?<=[.?])\s+/)
        .filter((sentence) =>
          [...sentence.matchAll(areas)].some(([area]) => {
            if (area === size) return false;
            const isPart = / in all\b/.test(sentence) || /^The (?!room\b)/.test(sentence);
            return area !== main || !isPart;
          }),
        )
        .map((sentence) => `${studio.id} (${size}): ${sentence}`);
    });
    expect(wrong).toEqual([]);
  });

  it('and that of each room is said as it is', () => {
    for (const studio of studios) {
      for (const { description, squareMetres } of studio.spaces) {
        for (const [area] of description.matchAll(areas)) {
          expect(area).toBe(floorArea(squareMetres, isAmerican(studio)));
        }
      }
    }
  });
});

const NUMBER = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** How many come, as a limit. */
const limits = new RegExp(
  `\\b(?:up to|holds|seats for|places for|stands for|lamps for|small:) ${NUMBER}\\b` +
    `(?= (?:people|players|comfortably|at most)|, (?:each|with everyone|with screens|and nobody))`,
  'gi',
);
/** How many fit into some part of it, or should come. */
const numbers = new RegExp(
  `\\b(?:up to|seats|room for|fits|set up for) ${NUMBER}\\b(?! (?:of them|hours|channels|dB))`,
  'gi',
);

const inFigures = new Map(Array.from({ length: 13 }, (_, count) => [numberWord(count), count]));
const valueOf = (number: string) => inFigures.get(number.toLowerCase()) ?? Number(number);

describe('a demo studio takes', () => {
  it('as many people as its texts say', () => {
    const said = studios.flatMap((studio) =>
      textsOf(studio).flatMap((text) =>
        [...text.matchAll(limits)].map(([, number]) => [valueOf(number!), studio.groupSize]),
      ),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(([people, groupSize]) => people !== groupSize)).toEqual([]);
  });

  it('no fewer than any of its rooms', () => {
    expect(
      problems(({ groupSize }, text) =>
        [...text.matchAll(numbers)].some(([, number]) => valueOf(number!) > groupSize),
      ),
    ).toEqual([]);
  });
});

describe('the texts of a demo studio', () => {
  it.each<[string, RegExp, LoadIn]>([
    ['a lift', /(?<!\bno )\blift\b/i, 'lift'],
    [
      'stairs',
      /\b(?:there are stairs|there are steps|flight of stairs|steps at the door)\b/i,
      'stairs',
    ],
    [
      'street level',
      /\blevel from the street\b|from the street to the|no steps between/i,
      'street-level',
    ],
  ])('speak of %s where there is such a way in', (_, claim, loadIn) => {
    expect(
      problems(
        (studio, text) =>
          studio.loadIn !== loadIn && claim.test(text.replace('Are there stairs?', '')),
      ),
    ).toEqual([]);
  });

  it.each<[string, RegExp, readonly Parking[]]>([
    [
      'on the premises',
      /park at the door|room to park|On site, free|Yes, (?:one|two|a) spaces? /i,
      ['on-site'],
    ],
    ['on the street', /On the street\. /, ['street']],
    ['nowhere', /no parking here/i, ['none']],
    ['elsewhere', /no parking on site|Not on site/i, ['street', 'none']],
  ])('say that one parks %s where one does', (_, claim, parking) => {
    expect(
      problems((studio, text) => !parking.includes(studio.parking) && claim.test(text)),
    ).toEqual([]);
  });

  it.each<[RegExp, HouseRule, boolean]>([
    [/no smoking/i, 'smoking', false],
    [/\bdogs are fine|can I bring my dog/i, 'pets', true],
    [/Can we eat there\? Yes/, 'food', true],
    [/Can we eat there\? Not/, 'food', false],
  ])('say %s where the rules do', (claim, rule, isAllowed) => {
    expect(
      problems((studio, text) => {
        const rules = isAllowed ? studio.allowedRules : studio.forbiddenRules;
        return claim.test(text) && !rules.includes(rule);
      }),
    ).toEqual([]);
  });
});

it('the facts of a demo studio agree with one another', () => {
  for (const studio of studios) {
    const lacks = (amenity: 'parking' | 'step-free-access') =>
      studio.missingAmenities.includes(amenity);
    expect(studio.loadIn === 'stairs').toBe(lacks('step-free-access'));
    expect(studio.parking === 'on-site').toBe(!lacks('parking'));
    expect(studio.allowedRules.filter((rule) => studio.forbiddenRules.includes(rule))).toEqual([]);
    expect(studio.houseNotes.length).toBeLessThanOrEqual(500);
  }
  for (const loadIn of ['street-level', 'lift', 'stairs'] as const) {
    expect(studios.filter((studio) => studio.loadIn === loadIn).length).toBeGreaterThan(60);
  }
});
