import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { SUGGESTION_LIMIT } from '#domain/search/search-kind.ts';
import { searchKinds } from '#domain/search/search-kind.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import type { SearchHit } from '#api/lib/search-source.ts';
import { searchSite } from './site-search.service.ts';
import type { FoundGroup } from './site-search.service.ts';
import { SearchGroupType, SearchHitType, SearchKindEnum } from './site-search.type.ts';

@Resolver(() => SearchGroupType)
export class SiteSearchResolver {
  @For('public')
  @Cost({
    work: ({ kinds }) => countKinds(kinds) * STATEMENT,
    items: ({ kinds }) => countKinds(kinds),
  })
  @Query(() => [SearchGroupType], {
    description: 'Whatever on the site answers to a text, by kind; kinds without any left out.',
  })
  async siteSearch(
    @Ctx() context: Context,
    @Arg('text', () => String, {
      description: 'What to search for, at most 200 characters; its last word may be begun.',
    })
    text: string,
    @Arg('first', () => Int, {
      defaultValue: SUGGESTION_LIMIT,
      description: 'How many of each kind, from 1 to 100.',
    })
    first: number,
    @Arg('kinds', () => [SearchKindEnum], {
      nullable: true,
      description: 'Only these kinds; all of them unless given.',
    })
    kinds: SearchKind[] | null,
    @Arg('language', () => LanguageEnum, {
      defaultValue: DEFAULT_LANGUAGE,
      description: 'That of the reader, for what is written in several.',
    })
    language: Language,
  ): Promise<FoundGroup[]> {
    const asked = { text, limit: first, kinds, language };
    return searchSite(context, context.features.searchSources, asked);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, { description: 'How many there are of this kind in all.' })
  async totalCount(@Root() group: FoundGroup): Promise<number> {
    return group.totalCount();
  }
}

/** Of how many kinds there may be results. @param kinds as they were asked for */
function countKinds(kinds: unknown): number {
  return Array.isArray(kinds) ? kinds.length : searchKinds.length;
}

@Resolver(() => SearchHitType)
export class SearchHitResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Path of a picture of it.' })
  async image(@Root() hit: SearchHit): Promise<string | null> {
    return (await hit.image?.()) ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many studios it leads to; null when it is no way to studios.',
  })
  async studioCount(@Root() hit: SearchHit): Promise<number | null> {
    return (await hit.studioCount?.()) ?? null;
  }
}
