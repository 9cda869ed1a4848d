import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import { houseRules } from '#domain/studios/what-fits.ts';
import type { HouseRule, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import { MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Level } from './buildings/building.ts';
import type { DemoStudio } from './demo-studio.ts';
import { lines } from './writing/line.ts';

/** How many people a studio of a category takes, by its floor in square metres. */
export function groupSizeOf(category: CategoryId, squareMetres: number): number {
  switch (category) {
    case 'orchestral':
      return clamp(Math.floor((squareMetres * 0.28) / 5) * 5, 30, 95);
    case 'podcast':
      return squareMetres < 18 ? 3 : squareMetres < 36 ? 4 : 6;
    case 'educational':
      return clamp(Math.round(squareMetres / 8), 4, 12);
    case 'voice-over':
    case 'mixing':
    case 'mastering':
      return clamp(Math.round(squareMetres / 6), 2, 6);
    case 'production':
    case 'home-studios':
      return clamp(Math.round(squareMetres / 5), 2, 8);
    default:
      return clamp(Math.round(squareMetres / 5), 3, 24);
  }
}

/** The way in follows from where in its building a studio is and whether there are steps. */
export function loadInOf(
  level: Level,
  { missingAmenities }: Pick<DemoStudio, 'missingAmenities'>,
): LoadIn {
  if (missingAmenities.includes('step-free-access')) return 'stairs';
  return level === 'ground' ? 'street-level' : 'lift';
}

/** Cities where nobody leaves a car on the street for a session. */
const noStreetParking: ReadonlySet<CityId> = new Set(['new-york', 'tokyo', 'paris']);

/** Where to park: on the premises, where that is an amenity. */
export function chooseParking(
  { cityId, missingAmenities }: Pick<DemoStudio, 'cityId' | 'missingAmenities'>,
  random: Random,
): Parking {
  const onStreet = random.chance(0.5);
  if (!missingAmenities.includes('parking')) return 'on-site';
  return onStreet && !noStreetParking.has(cityId) ? 'street' : 'none';
}

const loudKinds: ReadonlySet<CategoryId> = new Set([
  'rehearsal',
  'live-rooms',
  'recording',
  'drums',
]);

/** What the owner allows and forbids, as far as they say: never against hours or amenities. */
export function chooseRules(
  {
    categories,
    missingAmenities,
    openingHours,
  }: Pick<DemoStudio, 'categories' | 'missingAmenities' | 'openingHours'>,
  random: Random,
): Pick<DemoStudio, 'allowedRules' | 'forbiddenRules'> {
  const main = categories[0]!;
  const verdicts: Readonly<Record<HouseRule, boolean | undefined>> = {
    smoking: random.chance(0.9) ? false : undefined,
    alcohol: allowsAlcohol(main, random.float()),
    food: !missingAmenities.includes('kitchenette'),
    pets: random.pick([true, false, undefined]),
    overnight: openPastMidnight(openingHours) || (random.chance(0.5) ? false : undefined),
  };
  return {
    allowedRules: houseRules.filter((rule) => verdicts[rule] === true),
    forbiddenRules: houseRules.filter((rule) => verdicts[rule] === false),
  };
}

function allowsAlcohol(main: CategoryId, mood: number): boolean | undefined {
  if (main === 'educational') return false;
  if (loudKinds.has(main)) return mood < 0.45 ? true : undefined;
  return mood < 0.3 ? false : undefined;
}

/** Whether anybody can be there after midnight. */
export function openPastMidnight(hours: DemoStudio['openingHours']): boolean {
  return hours.some(
    ({ opensMinute, closesMinute }) => closesMinute > MINUTES_PER_DAY || opensMinute < 6 * 60,
  );
}

/** What owners add to their rules, in their own words. */
export const houseNotes = lines(
  'Please be on time, and pack up within your hours.',
  'Shoes off in the {room}, please. There are slippers by the door.',
  'Tell {us} before you move anything that hums.',
  '[!podcast !voice-over !mastering !mixing !educational] Ear plugs for everyone, from the first count-in.',
  '[!podcast !voice-over !mastering !mixing !educational] Drums stop at ten in the evening on Sundays.',
  'Drinks stay on the floor, never on a desk or an amplifier.',
  'What breaks is told before you leave. Nobody minds then.',
  'Children are welcome with an adult who has nothing to record.',
  'Leave the {room} as you found it, and the door locked.',
);

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
