import type { CategoryId } from '#domain/studios/category.ts';
import { listingFacts } from '#demo/studios/facts.ts';
import type { OpenFacts } from '#demo/studios/facts.ts';
import type { DemoStudio } from '#demo/studios/demo-studio.ts';
import { inAmericanEnglish } from '#demo/studios/writing/spelling.ts';
import { createWriter } from '#demo/studios/writing/writer.ts';
import type { Writer } from '#demo/studios/writing/writer.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import { serviceLinesOf, acts } from './lines/service-lines.ts';
import { bookedHours } from './lines/accounts.ts';
import { composeReview } from './composition.ts';
import type { Rating } from './composition.ts';

export interface DemoReview {
  studioId: number;
  /** Which of the musicians of `demoPeople()` wrote it; nobody writes twice about a studio. */
  authorIndex: number;
  rating: Rating;
  title: string;
  content: string;
  /** Before the day on which the demo data is loaded; later than the studio’s listing. */
  daysAgo: number;
  /** Whether its author had completed a booking there. */
  verified: boolean;
}

const MOST_REVIEWS = 40;
/** Studios that have been listed for less than this are mostly still without reviews. */
const NEW_DAYS = 41;
const ALTERNATIVES = /<([^>]*)>/g;

/** What musicians, of whom there are `musicianCount`, wrote about `studios`. */
export function demoReviews(studios: readonly DemoStudio[], musicianCount: number): DemoReview[] {
  const writer = createWriter();
  const authors = Array.from({ length: musicianCount }, (_, index) => index);
  const written = new Set<string>();
  return studios.flatMap((studio) => reviewsOf(studio, authors, writer, written));
}

function reviewsOf(
  studio: DemoStudio,
  authors: readonly number[],
  writer: Writer,
  written: Set<string>,
): DemoReview[] {
  const random = seeded('reviews', studio.cityId, studio.name);
  const main = studio.categories[0]!;
  const facts: OpenFacts = { ...listingFacts(studio), scope: String(studio.id) };
  const liking = random.between(4.15, 4.95) - (random.chance(0.12) ? random.between(0.3, 0.9) : 0);
  const count = countReviews(studio, liking, random);
  return random.sample(authors, count).map((authorIndex) => {
    setErrand(facts, main, random);
    const rating = rate(liking, random);
    const { title, content } = composeReview(main, rating, facts, writer, random, written);
    const spell = (text: string) => (facts.tags.has('american') ? inAmericanEnglish(text) : text);
    return {
      studioId: studio.id,
      authorIndex,
      rating,
      title: spell(title),
      content: spell(content),
      daysAgo: Math.floor(random.float() ** 1.4 * (studio.createdDaysAgo - 1)),
      verified: random.chance(0.78),
    };
  });
}

/** More for a studio that is old, well liked or promoted; some have only a handful, new ones none. */
function countReviews(studio: DemoStudio, liking: number, random: Random): number {
  if (studio.createdDaysAgo < NEW_DAYS) return random.chance(0.85) ? 0 : random.int(1, 2);
  const age = Math.min(1, studio.createdDaysAgo / 500);
  const fame = (studio.isPromoted ? 1.8 : 1) * (studio.isVerified ? 1.15 : 0.85);
  const luck = -Math.log(1 - random.float() * 0.98);
  const count = Math.round(1 + 7 * age * fame * luck * (liking - 3.2));
  return Math.min(MOST_REVIEWS, Math.max(1, count));
}

/** One to five stars around `liking`, now and then from somebody on a bad day. */
function rate(liking: number, random: Random): Rating {
  const mood = random.chance(0.06)
    ? random.between(-3.6, -0.9)
    : (random.float() + random.float() + random.float() - 1.5) * 1.5 + 0.12;
  return Math.min(5, Math.max(1, Math.round(liking + mood))) as Rating;
}

/** What this reviewer came for, to speak of it. */
function setErrand({ words }: OpenFacts, category: CategoryId, random: Random): void {
  const { did, projects } = serviceLinesOf[category];
  const project = random
    .pick(projects)
    .replaceAll(ALTERNATIVES, (_, choices: string) => random.pick(choices.split('|')));
  words.set('did', did);
  words.set('project', project.replace('*', '').replaceAll(/\ba (?=[aeiou])/g, 'an '));
  words.set('act', random.pick(acts));
  words.set('hours', project.endsWith('*') ? 'several days' : random.pick(bookedHours));
}
