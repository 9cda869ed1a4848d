import { Field, ID, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { Cost } from '#api/lib/query-cost.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';

export const SearchKindEnum = publishEnum<SearchKind>('SearchKind', 'A kind of search result.', {
  cities: 'Cities with studios.',
  countries: 'Countries with studios.',
  neighbourhoods: 'Parts of cities with studios.',
  categories: 'Room types.',
  studios: 'Studios.',
  gear: 'Gear that studios list.',
  'unclaimed-studios': 'Studios that somebody suggested and that nobody has claimed.',
  products: 'Products of the shop.',
  'blog-posts': 'Articles of the blog.',
  'podcast-episodes': 'Episodes of podcasts.',
  'directory-places': 'Labels and shops of the directories.',
  waves: 'Currents of music.',
  'helpdesk-articles': 'Articles of the help centre.',
  'helpdesk-faqs': 'Questions that the help centre answers.',
  'job-listings': 'Jobs.',
  'page-contents': 'Other pages.',
});

@ObjectType('SearchHit', { description: 'A thing that the search of the site found.' })
export class SearchHitType {
  @Field(() => ID, { description: 'Its id, unique among those of its kind.' })
  id!: string;

  @Field(() => String, { description: 'Its title, its name, or the question that it answers.' })
  title!: string;

  @Field(() => String, { description: 'The last part of its address.' })
  slug!: string;

  @Field(() => String, { description: 'Path of its page.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What tells it from others of the same title, such as where it is.',
  })
  detail?: string;
}

@ObjectType('SearchGroup', { description: 'What the search of the site found of one kind.' })
export class SearchGroupType {
  @Field(() => SearchKindEnum, { description: 'The kind.' })
  kind!: SearchKind;

  @Cost({ items: (_args, { first }) => Math.min(Number(first), PAGE_LIMIT) })
  @Field(() => [SearchHitType], { description: 'The best of them.' })
  hits!: SearchHitType[];

  @Field(() => String, {
    nullable: true,
    description: 'The text that found them when the one given found nothing as it was spelt.',
  })
  correctedText?: string | null;
}
