/** Parts of the world offered as a search filter (spec §2.4). */
export const regionIds = [
  'north-america',
  'europe',
  'asia',
  'australia',
  'africa',
  'south-america',
] as const;

export type RegionId = (typeof regionIds)[number];

/** The twelve cities, in the order in which they are listed (spec §2.4). */
export const cityIds = [
  'los-angeles',
  'new-york',
  'nashville',
  'london',
  'atlanta',
  'tokyo',
  'berlin',
  'paris',
  'austin',
  'miami',
  'sydney',
  'stockholm',
] as const;

export type CityId = (typeof cityIds)[number];

/** English names of the countries in which a city or a country page exists. */
export const countryNames = {
  AU: 'Australia',
  CA: 'Canada',
  DE: 'Germany',
  ES: 'Spain',
  FR: 'France',
  GB: 'United Kingdom',
  IE: 'Ireland',
  IT: 'Italy',
  JP: 'Japan',
  NL: 'Netherlands',
  SE: 'Sweden',
  US: 'United States',
} as const;

export interface City {
  id: CityId;
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: string;
  region: RegionId;
  /** IANA time zone. */
  zone: string;
  /** Degrees north and east of the city's centre. */
  latitude: number;
  longitude: number;
}

/** Reference data: every installation has at least these cities. */
export const cities: readonly City[] = [
  city(
    'los-angeles',
    'Los Angeles',
    'US',
    'north-america',
    'America/Los_Angeles',
    34.0522,
    -118.2437,
  ),
  city('new-york', 'New York', 'US', 'north-america', 'America/New_York', 40.7128, -74.006),
  city('nashville', 'Nashville', 'US', 'north-america', 'America/Chicago', 36.1627, -86.7816),
  city('london', 'London', 'GB', 'europe', 'Europe/London', 51.5074, -0.1278),
  city('atlanta', 'Atlanta', 'US', 'north-america', 'America/New_York', 33.749, -84.388),
  city('tokyo', 'Tokyo', 'JP', 'asia', 'Asia/Tokyo', 35.6762, 139.6503),
  city('berlin', 'Berlin', 'DE', 'europe', 'Europe/Berlin', 52.52, 13.405),
  city('paris', 'Paris', 'FR', 'europe', 'Europe/Paris', 48.8566, 2.3522),
  city('austin', 'Austin', 'US', 'north-america', 'America/Chicago', 30.2672, -97.7431),
  city('miami', 'Miami', 'US', 'north-america', 'America/New_York', 25.7617, -80.1918),
  city('sydney', 'Sydney', 'AU', 'australia', 'Australia/Sydney', -33.8688, 151.2093),
  city('stockholm', 'Stockholm', 'SE', 'europe', 'Europe/Stockholm', 59.3293, 18.0686),
];

function city(
  id: CityId,
  name: string,
  countryCode: keyof typeof countryNames,
  region: RegionId,
  zone: string,
  latitude: number,
  longitude: number,
): City {
  return {
    id,
    name,
    countryCode,
    country: countryNames[countryCode],
    region,
    zone,
    latitude,
    longitude,
  };
}

/** Whether `value` names one of the twelve cities. */
export function isCityId(value: string): value is CityId {
  return (cityIds as readonly string[]).includes(value);
}
