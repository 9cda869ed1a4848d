import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import { placeKinds, placeTags } from '#domain/directories/place.ts';
import type { PlaceKind, PlaceTag } from '#domain/directories/place.ts';
import { slugOf } from '#domain/portfolios/slug.ts';
import { cities } from '#domain/studios/city.ts';
import type { City, CityId } from '#domain/studios/city.ts';
import { kilometersBetween } from '#domain/studios/nearest-city.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Place as Quarter } from '#demo/studios/places/place.ts';
import { address, placesOf, position, streetName } from '#demo/studios/places/places.ts';
import { chooseHours } from './hours.ts';
import { labelLines } from './label-lines.ts';
import type { PlaceFacts, PlaceLine, PlaceLines } from './line.ts';
import { musicStoreLines } from './music-store-lines.ts';
import { placeNames } from './names.ts';
import { recordStoreLines } from './record-store-lines.ts';
import { tagWord } from './tag-words.ts';

/** A label or a shop that is made up. */
export interface DemoPlace {
  kind: PlaceKind;
  slug: string;
  name: string;
  description: string;
  cityId: CityId;
  /** A street without a number, and the neighborhood. */
  address: string;
  latitude: number;
  longitude: number;
  website: string;
  links: string[];
  openingHours: PlaceHours;
  tags: PlaceTag[];
  founded: number;
  /** How many days ago it was added. */
  addedDaysAgo: number;
}

/** How far from the center of its city a place stands, at most. */
export const CENTER_KM = 6;

const lines: Readonly<Record<PlaceKind, PlaceLines>> = {
  label: labelLines,
  'record-store': recordStoreLines,
  'music-store': musicStoreLines,
};

/** All labels and shops of the demo, the same ones at every call. */
export function demoPlaces(): DemoPlace[] {
  return placeKinds.flatMap((kind) => {
    const writer = new Writer(lines[kind]);
    return cities.flatMap((city) => placesOfKind(kind, city, writer));
  });
}

function placesOfKind(kind: PlaceKind, city: City, writer: Writer): DemoPlace[] {
  const names = placeNames[city.id][kind];
  const random = seeded('places', kind, city.id);
  const quarters = random.sample(centralQuarters(city), names.length);
  return names.map((entry, index) => {
    const [name = '', boundTag] = entry.split(' #');
    const quarter = quarters[index % quarters.length]!;
    return composePlace({ kind, city, name, boundTag, quarter, writer });
  });
}

/** Neighborhoods so near to the center that all of what is placed in them is. */
function centralQuarters(city: City): Quarter[] {
  return placesOf(city.id).filter((quarter) => kilometersBetween(quarter, city) < CENTER_KM - 0.5);
}

interface Commission {
  kind: PlaceKind;
  city: City;
  name: string;
  /** What it has to be found by. */
  boundTag: string | undefined;
  quarter: Quarter;
  writer: Writer;
}

function composePlace({ kind, city, name, boundTag, quarter, writer }: Commission): DemoPlace {
  const slug = slugOf(name);
  const random = seeded('place', kind, slug);
  const { has, does } = chooseTags(kind, boundTag, random);
  // In the order in which they are listed.
  const tags = placeTags[kind].filter((tag) => has.includes(tag) || does.includes(tag));
  const founded = random.int(...foundedBetween[kind]);
  const [first, second] = has.map(tagWord);
  const facts = {
    quarter: quarter.name,
    near: quarter.near,
    first: first!,
    second: second!,
    founded,
  };
  const website = `https://${slug}.example`;
  const street = streetName(city.id, address(city.id, quarter, name, random));
  return {
    kind,
    slug,
    name,
    description: writer.write(facts, tags),
    cityId: city.id,
    address: street === undefined ? quarter.name : `${street}, ${quarter.name}`,
    ...position(quarter, random),
    website,
    links: random.chance(0.6) ? [`https://social.example/${slug}`] : [],
    openingHours: chooseHours(kind, random),
    tags,
    founded,
    addedDaysAgo: random.int(5, 400),
  };
}

/** Labels and record stores are not older than the music that they are for. */
const foundedBetween: Readonly<Record<PlaceKind, readonly [number, number]>> = {
  label: [1996, 2024],
  'record-store': [1994, 2023],
  'music-store': [1954, 2020],
};

/** How many tags of a kind say what it has, before those that say what else it does. */
const firstTags: Readonly<Record<PlaceKind, number>> = {
  label: 16,
  'record-store': 16,
  'music-store': 9,
};

/** Two or three tags that say what a place has, and up to three that say what else it does. */
function chooseTags(kind: PlaceKind, bound: string | undefined, random: Random) {
  const all: readonly PlaceTag[] = placeTags[kind];
  const having = all.slice(0, firstTags[kind]);
  const doing = all.slice(firstTags[kind]);
  const choose = (from: readonly PlaceTag[], count: number) => {
    const named = from.filter((tag) => tag === bound);
    const others = from.filter((tag) => tag !== bound);
    return [...named, ...random.sample(others, count - named.length)];
  };
  return { has: choose(having, random.int(2, 3)), does: choose(doing, random.int(1, 3)) };
}

/** Writes texts: of the sentences that fit, those used least, and no two of them together twice. */
class Writer {
  readonly #lines: PlaceLines;
  readonly #uses = new Map<PlaceLine, number>();
  readonly #pairs = new Map<PlaceLine, Set<PlaceLine>>();

  constructor(of: PlaceLines) {
    this.#lines = of;
  }

  write(facts: PlaceFacts, tags: readonly PlaceTag[]): string {
    const { openings, middles, endings } = this.#lines;
    const opening = this.#choose(openings);
    const middle = this.#choose(
      middles.filter(({ needs }) => needs === undefined || tags.includes(needs)),
    );
    const paired = this.#pairs.get(middle) ?? new Set();
    this.#pairs.set(middle, paired);
    const ending = this.#choose(endings.filter((candidate) => !paired.has(candidate)));
    paired.add(ending);
    return [opening, middle, ending].map(({ say }) => say(facts)).join(' ');
  }

  #choose(fitting: readonly PlaceLine[]): PlaceLine {
    const usesOf = (candidate: PlaceLine) => this.#uses.get(candidate) ?? 0;
    const chosen = fitting.reduce((least, candidate) =>
      usesOf(candidate) < usesOf(least) ? candidate : least,
    );
    this.#uses.set(chosen, usesOf(chosen) + 1);
    return chosen;
  }
}
