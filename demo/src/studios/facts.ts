import { cities } from '#domain/studios/city.ts';
import { amenityIds } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import { productNamed } from './gear/catalogue.ts';
import { clock, duration, dollars, floorArea, numberWord } from './measures.ts';
import { kindOfSpace, spaceNouns } from './spaces/space-names.ts';
import type { DemoStudio } from './demo-studio.ts';
import { withArticle } from './writing/article.ts';
import type { Facts } from './writing/line.ts';

/** A listing as far as it is data; its texts are written from this. */
export type Listing = Omit<DemoStudio, 'description' | 'faqs' | 'spaces' | 'exceptions'> & {
  spaces: readonly { name: string }[];
};

/** Facts that are still being collected. */
export interface OpenFacts extends Facts {
  readonly tags: Set<string>;
  readonly words: Map<string, string>;
}

const roomNouns: Readonly<Record<CategoryId, string>> = {
  recording: 'recording studio',
  mixing: 'mix room',
  mastering: 'mastering room',
  rehearsal: 'rehearsal room',
  podcast: 'podcast studio',
  'voice-over': 'voice studio',
  'live-rooms': 'live room',
  production: 'production room',
  drums: 'drum studio',
  orchestral: 'recording hall',
  'home-studios': 'home studio',
  educational: 'teaching studio',
};

/** What may be said of a studio by anyone who knows its listing. */
export function listingFacts(listing: Listing): OpenFacts {
  const city = cities.find(({ id }) => id === listing.cityId)!;
  const american = city.countryCode === 'US';
  const main = listing.categories[0]!;
  const tags = new Set<string>([
    main,
    listing.cityId,
    listing.bookingMode,
    ...(american ? ['american'] : []),
    ...amenityIds.filter((amenity) => !listing.missingAmenities.includes(amenity)),
    ...(listing.missingAmenities.includes('step-free-access') ? ['stairs'] : []),
  ]);
  const words = new Map<string, string>([
    ['name', listing.name],
    ['place', withDefiniteArticle(listing.neighbourhood)],
    ['city', city.name],
    ['room', roomNouns[main]],
    ['a room', withArticle(roomNouns[main])],
    ['size', floorArea(listing.sizeSquareMetres, american)],
    ['people', numberWord(clamp(Math.round(listing.sizeSquareMetres / 5), 3, 12))],
    ['players', String(clamp(Math.floor((listing.sizeSquareMetres * 0.28) / 5) * 5, 30, 95))],
    [
      'seats',
      numberWord(listing.sizeSquareMetres < 18 ? 3 : listing.sizeSquareMetres < 36 ? 4 : 6),
    ],
    ['students', numberWord(clamp(Math.round(listing.sizeSquareMetres / 8), 4, 12))],
  ]);
  const facts = { scope: listing.cityId, tags, words };
  addGear(facts, listing.equipment);
  addSpaces(facts, listing.spaces);
  addHours(facts, listing.openingHours, american);
  addTerms(facts, listing);
  return facts;
}

/** Neighbourhoods that one speaks of with an article: one lives in the East Village. */
const namedWithArticle = new Set([
  'Arts District',
  'Lower East Side',
  'East Village',
  'Garment District',
  'Upper Eastside',
  'Old Fourth Ward',
  'West End',
  'Butte-aux-Cailles',
  'Faubourg Saint-Antoine',
]);

function withDefiniteArticle(neighbourhood: string): string {
  return namedWithArticle.has(neighbourhood) ? `the ${neighbourhood}` : neighbourhood;
}

function addGear({ tags, words }: OpenFacts, equipment: Listing['equipment']): void {
  const counts = new Map<string, number>();
  for (const { name } of equipment) {
    const { kind, short, indefinite } = productNamed(name);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const word = count === 1 ? kind : `${kind}${count}`;
    tags.add(word);
    words.set(word, short);
    words.set(`+${word}`, name);
    words.set(`a ${word}`, indefinite);
  }
}

function addSpaces({ tags, words }: OpenFacts, spaces: Listing['spaces']): void {
  for (const { name } of spaces) {
    const kind = kindOfSpace(name);
    if (!kind) throw new RangeError(`No kind of space is called ${name}.`);
    tags.add(`in:${kind}`);
    const ownName = kind === 'garden' || kind === 'practice';
    const noun = ownName ? name.toLowerCase() : spaceNouns[kind];
    words.set(kind, noun);
    words.set(`a ${kind}`, withArticle(noun));
  }
}

function addHours(
  { tags, words }: OpenFacts,
  hours: Listing['openingHours'],
  american: boolean,
): void {
  const weekdays = hours.filter(({ weekday }) => weekday <= 5);
  const opens = new Set(weekdays.map(({ opensMinute }) => opensMinute));
  const closes = new Set(weekdays.map(({ closesMinute }) => closesMinute));
  const perDay = Map.groupBy(hours, ({ weekday }) => weekday);
  const latest = Math.max(...hours.map(({ closesMinute }) => closesMinute));
  const allnight = hours.every(
    ({ opensMinute, closesMinute }) => opensMinute === 0 && closesMinute === MINUTES_PER_DAY,
  );
  const split = [...perDay.values()].some((windows) => windows.length > 1);
  if (allnight) tags.add('allnight');
  else if (latest > MINUTES_PER_DAY) tags.add('late');
  if (latest <= 19 * 60) tags.add('daytime');
  if (weekdays.every(({ closesMinute }) => closesMinute >= 22 * 60)) tags.add('evening');
  if (split) tags.add('split');
  if (!perDay.has(1)) tags.add('nomonday');
  if (!perDay.has(7)) tags.add('nosunday');
  if (perDay.has(6) && perDay.has(7)) tags.add('weekend');
  if (!allnight && !split && opens.size === 1) words.set('opens', clock([...opens][0]!, american));
  if (!allnight && !split && closes.size === 1) {
    words.set('closes', clock([...closes][0]!, american));
  }
  if (!allnight) words.set('latest', clock(latest, american));
}

function addTerms({ tags, words }: OpenFacts, listing: Listing): void {
  words.set('engineerfee', dollars(listing.engineerFeeCents));
  if (listing.bookingMode === 'hourly')
    tags.add(listing.isEngineerOptional ? 'selfrun' : 'staffed');
  words.set('horizon', `${listing.horizonDays} days`);
  if (listing.cleaningFeeCents > 0) words.set('cleaningfee', dollars(listing.cleaningFeeCents));
  else tags.add('nocleaningfee');
  if (listing.bufferMinutes > 0) words.set('buffer', duration(listing.bufferMinutes));
  else tags.add('nobuffer');
  if (listing.minimumNoticeMinutes > 0) {
    words.set('notice', duration(listing.minimumNoticeMinutes));
  } else tags.add('nonotice');
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
