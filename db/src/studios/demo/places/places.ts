import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#scenes/random.ts';
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

export const places: Readonly<Record<CityId, readonly Place[]>> = {
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

/** A street of `place` with a number, written as it is done in `city`. */
export function address(city: CityId, place: Place, random: Random): string {
  const [, street = '', low = '1', kind, high = '1'] =
    /^(.+) (\d+)([-~])(\d+)$/.exec(random.pick(place.streets)) ?? [];
  const number = random.int(Number(low), Number(high));
  if (kind === '~') return `${number}-${String(random.int(2, 58)).padStart(2, '0')} ${street}`;
  if (city === 'tokyo') return `${number}-${random.int(1, 28)}-${random.int(1, 16)} ${street}`;
  return numberAfterStreet.has(city) ? `${street} ${number}` : `${number} ${street}`;
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
