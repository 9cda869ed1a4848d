import { cities, cityIds } from '#domain/studios/city.ts';
import { categoryIds } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import { chooseMissingAmenities } from './amenities.ts';
import { chooseBuilding } from './buildings/sites.ts';
import type { Building } from './buildings/building.ts';
import type { DemoStudio } from './demo-studio.ts';
import { describe } from './descriptions/description.ts';
import { chooseExceptions } from './exceptions.ts';
import { listingFacts } from './facts.ts';
import type { Listing, OpenFacts } from './facts.ts';
import { answerQuestions } from './faqs/faq.ts';
import { chooseCategories } from './further-categories.ts';
import type { Tier } from './gear/recipes.ts';
import { assembleRig } from './gear/rig.ts';
import { chooseHours } from './hours.ts';
import { floorArea, height } from './measures.ts';
import { parseName } from './names/name.ts';
import type { StudioName } from './names/name.ts';
import { names } from './names/names.ts';
import { address, choosePlace, position, streetName } from './places/places.ts';
import type { Place } from './places/place.ts';
import { planSpaces } from './spaces/plan.ts';
import type { PlannedSpace } from './spaces/plan.ts';
import { spaceLines } from './spaces/space-lines.ts';
import { nameSpace } from './spaces/space-names.ts';
import {
  chooseMeasure,
  chooseStanding,
  chooseSelfRun,
  chooseTerms,
  chooseTier,
  SESSION_STUDIO_HOURLY_RATE_CENTS,
} from './terms.ts';
import { voiceWords } from './writing/line.ts';
import { inAmericanEnglish } from './writing/spelling.ts';
import { createWriter } from './writing/writer.ts';
import type { Writer } from './writing/writer.ts';

/** Everything about a studio that its texts may speak of. */
interface Draft {
  listing: Listing;
  facts: OpenFacts;
  spaces: readonly PlannedSpace[];
  american: boolean;
}

/** The demo studio that stays out of the promoted grid (ruling 5). */
const HIDDEN_PROMOTED_ID = 4;

/**
 * All 667 studios of the demo data, in order of their ids, with as many in each city as the
 * specification counts (spec §9, ruling 4). The same at every call.
 */
export function demoStudios(): DemoStudio[] {
  const writer = createWriter();
  return interleavedNames().map(({ city, category, name }, index) =>
    completeStudio(draftStudio(index + 1, city, category, name), writer),
  );
}

interface NamedStudio {
  city: CityId;
  category: CategoryId;
  name: StudioName;
}

/** Names of all cities, each city spread evenly over the whole. */
function interleavedNames(): NamedStudio[] {
  return cityIds
    .flatMap((city) => {
      const random = seeded('order', city);
      const ofCity = categoryIds.flatMap((category) =>
        names[city][category].map((source) => ({ city, category, name: parseName(source) })),
      );
      return random
        .sample(ofCity, ofCity.length)
        .map((studio, index) => ({ studio, place: (index + 0.5) / ofCity.length }));
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ studio }) => studio);
}

function draftStudio(id: number, city: CityId, category: CategoryId, named: StudioName): Draft {
  const random = seeded('studio', city, named.name);
  const place = choosePlace(city, named.place, random);
  const building = chooseBuilding(city, category, named.building, random);
  const tier = chooseTier(category, random);
  const measure = chooseMeasure(category, tier, city, random);
  const terms = chooseTerms(category, tier, random);
  const standing = chooseStanding(tier, random);
  const rig = assembleRig(category, tier, city, random);
  const spaces = planSpaces(category, tier, measure.sizeSquareMetres, building.level, random);
  const listing: Listing = {
    id,
    cityId: city,
    name: named.name,
    neighbourhood: place.name,
    street: address(city, place, named.name, random),
    ...position(place, random),
    categories: chooseCategories(category, rig, spaces, random),
    ...measure,
    ...terms,
    isEngineerOptional: chooseSelfRun(category, terms.bookingMode, seeded('engineer', id)),
    ...standing,
    ...(terms.bookingMode === 'session'
      ? { hourlyRateCents: SESSION_STUDIO_HOURLY_RATE_CENTS }
      : {}),
    isPromoted:
      id === HIDDEN_PROMOTED_ID ||
      (standing.packageType !== null && standing.isVerified && random.chance(0.3)),
    hiddenFromPromoted: id === HIDDEN_PROMOTED_ID,
    equipment: rig.map((product) => ({ name: product.name, category: product.category })),
    spaces: spaces.map(({ kind }) => ({ name: nameSpace(kind, city, random) })),
    missingAmenities: chooseMissingAmenities(city, building.level, tier, spaces, random),
    openingHours: [...chooseHours(category, terms.bookingMode === 'session', random)],
    sceneSeed: sceneSeedOf(id),
  };
  const american = cities.some((one) => one.id === city && one.countryCode === 'US');
  const facts = listingFacts(listing);
  addSite(facts, place, building, listing);
  addOwner(facts, tier, category, random);
  return { listing, facts, spaces, american };
}

/** Different for every id, and neighbouring ids far apart. */
function sceneSeedOf(id: number): number {
  return (id * 7919 + 104_729) % 1_000_000;
}

function addSite(
  { tags, words }: OpenFacts,
  place: Place,
  building: Building,
  { cityId, street }: Listing,
): void {
  tags.add(building.level).add(building.use);
  words.set('where', building.where).set('near', place.near);
  const streetWithout = streetName(cityId, street);
  if (streetWithout) words.set('street', streetWithout);
  if (place.stop) words.set('stop', place.stop);
}

function addOwner(facts: OpenFacts, tier: Tier, category: CategoryId, random: Random): void {
  facts.tags.add(tier);
  facts.words.set('since', String(random.int(1996, 2022)));
  const voice = random.weighted(voices[category] ?? { solo: 35, team: 40, nobody: 25 });
  if (voice === 'nobody') return;
  facts.tags.add(voice);
  for (const [word, said] of voiceWords[voice]) facts.words.set(word, said);
}

const voices: Partial<Record<CategoryId, Record<'solo' | 'team' | 'nobody', number>>> = {
  'home-studios': { solo: 72, team: 22, nobody: 6 },
  orchestral: { solo: 5, team: 65, nobody: 30 },
  mastering: { solo: 55, team: 30, nobody: 15 },
};

function completeStudio({ listing, facts, spaces, american }: Draft, writer: Writer): DemoStudio {
  const random = seeded('texts', listing.cityId, listing.name);
  const spell = (text: string) => (american ? inAmericanEnglish(text) : text);
  const said = new Set<string>();
  const describedSpaces = spaces.map((space, index) => {
    setMeasures(facts, space, american);
    const description = writer.say(spaceLines[space.kind], facts, random, said) ?? '';
    return { name: listing.spaces[index]!.name, description: spell(description) };
  });
  setMeasures(facts, spaces[0]!, american);
  return {
    ...listing,
    description: spell(describe(listing.categories[0]!, facts, writer, random)),
    spaces: describedSpaces,
    faqs: answerQuestions(facts, writer, random).map(({ question, answer }) => ({
      question: spell(question),
      answer: spell(answer),
    })),
    exceptions: chooseExceptions(listing.openingHours, facts, writer, random),
  };
}

/** Lets lines speak of the floor and the height of one space. */
function setMeasures({ words }: OpenFacts, space: PlannedSpace, american: boolean): void {
  words.set('area', floorArea(space.squareMetres, american));
  words.set('high', height(space.height, american));
}
