import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { categoryIds } from '#domain/studios/category.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { findCountryPrices, findMarket } from './market.service.ts';
import { Market, MarketPrice } from './market.type.ts';

@Resolver()
export class MarketResolver {
  @For('public')
  @Cost({ work: 3 * STATEMENT })
  @Query(() => Market, {
    nullable: true,
    description: 'The market in figures, made once a day; null for an unknown city.',
  })
  async market(
    @Ctx() context: Context,
    @Arg('cityId', () => ID, { nullable: true, description: 'The city; everywhere unless given.' })
    cityId?: string | null,
  ): Promise<Market | null> {
    return findMarket(context, cityId ?? null);
  }

  @For('public')
  @Cost({ work: STATEMENT, items: categoryIds.length })
  @Query(() => [MarketPrice], {
    description: 'What studios of a country ask for an hour, in the order of room types.',
  })
  async marketPrices(
    @Ctx() context: Context,
    @Arg('countryCode', () => String, { description: 'ISO 3166-1 alpha-2 code of the country.' })
    countryCode: string,
  ): Promise<MarketPrice[]> {
    return findCountryPrices(context, countryCode);
  }
}
