import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#demo/lib/random.ts';
import { atlanta } from './atlanta.ts';
import { austin } from './austin.ts';
import { berlin } from './berlin.ts';
import { london } from './london.ts';
import { losAngeles } from './los-angeles.ts';
import { miami } from './miami.ts';
import { nashville } from './nashville.ts';
import { newYork } from './new-york.ts';
import { paris } from './paris.ts';
import type { Place } from './place.ts';
import { stockholm } from './stockholm.ts';
import { sydney } from './sydney.ts';
import { tokyo } from './tokyo.ts';

const places: Readonly<Record<CityId, readonly Place[]>> = {
  'los-angeles': losAngeles,
  'new-york': newYork,
  nashville,
  london,
  atlanta,
  tokyo,
  berlin,
  paris,
  austin,
  miami,
  sydney,
  stockholm,
};

const numberAfterStreet = new Set<CityId>(['berlin', 'stockholm']);

/** The neighbourhoods of `city`. */
export function placesOf(city: CityId): readonly Place[] {
  return places[city];
}

/** A neighbourhood of `city`, or the one that is called `name`. */
export function choosePlace(city: CityId, name: string | undefined, random: Random): Place {
  if (name === undefined) return random.pick(places[city]);
  const bound = places[city].find((place) => place.name === name);
  if (!bound) throw new RangeError(`No neighbourhood ${name} in ${city}.`);
  return bound;
}

/**
 * A street of `place` with a number, written as it is done in `city`. A studio that is named after
 * one of the streets stands in it.
 */
export function address(city: CityId, place: Place, studio: string, random: Random): string {
  const words = studio.split(' ').filter((word) => word.length > 3);
  const named = place.streets.filter((street) => words.includes(streetWord(street)));
  const [, street = '', low = '1', kind, high = '1'] =
    /^(.+) (\d+)([-~])(\d+)$/.exec(random.pick(named.length > 0 ? named : place.streets)) ?? [];
  const number = random.int(Number(low), Number(high));
  if (kind === '~') return `${number}-${String(random.int(2, 58)).padStart(2, '0')} ${street}`;
  if (city === 'tokyo') return `${number}-${random.int(1, 28)}-${random.int(1, 16)} ${street}`;
  return numberAfterStreet.has(city) ? `${street} ${number}` : `${number} ${street}`;
}

/** The word by which a street is known: `Daly St 2000-2700` is Daly. */
function streetWord(street: string): string {
  return street.replace(/^[NSEW]{1,2} /, '').split(' ')[0]!;
}

/** The street of an address without its number; undefined where streets have no names. */
export function streetName(city: CityId, street: string): string | undefined {
  if (city === 'tokyo') return undefined;
  return street.replace(/^[\d-]+ /, '').replace(/ \d+$/, '');
}

/** A point of `place`: within some 350 m of its middle, so that none falls into the sea. */
export function position(place: Place, random: Random): { latitude: number; longitude: number } {
  const metresPerDegree = 111_320;
  const eastPerDegree = metresPerDegree * Math.cos((place.latitude * Math.PI) / 180);
  const angle = random.between(0, 2 * Math.PI);
  const distance = 350 * Math.sqrt(random.float());
  return {
    latitude: sixDigits(place.latitude + (Math.sin(angle) * distance) / metresPerDegree),
    longitude: sixDigits(place.longitude + (Math.cos(angle) * distance) / eastPerDegree),
  };
}

function sixDigits(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
