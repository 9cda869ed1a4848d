import { Arg, Args, Ctx, Float, ID, Mutation, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { currencyRateSchema } from '#domain/payments/currency.schema.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  currenciesWithRates,
  currencyRateChanges,
  preferCurrency,
  preferredCurrency,
  setCurrencyRate,
} from './currency.service.ts';
import { CurrencyRateChangeConnection, CurrencyType } from './currency.type.ts';

@Resolver(() => CurrencyType)
export class CurrencyResolver {
  @For('public')
  @Query(() => [CurrencyType], {
    description: 'Every currency that prices can be shown in, US dollars first.',
  })
  async currencies(@Ctx() context: Context): Promise<CurrencyType[]> {
    return currenciesWithRates(context);
  }

  @Query(() => CurrencyRateChangeConnection, {
    description: 'Changes of all rates, newest first. For administrators.',
  })
  async currencyRateChanges(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return currencyRateChanges(context, page);
  }

  @Mutation(() => CurrencyType, {
    description:
      'Sets what one US dollar is worth in a currency. For administrators; who changed what is kept.',
  })
  async setCurrencyRate(
    @Ctx() context: Context,
    @Arg('currency', () => ID, { description: 'The currency.' }) currency: string,
    @Arg('rate', () => Float, {
      description: 'What one US dollar is worth, from 0.0001 to 10000, at most 6 decimals.',
    })
    rate: number,
  ): Promise<CurrencyType> {
    return setCurrencyRate(context, currency, validate(currencyRateSchema, { rate }));
  }

  @Query(() => ID, {
    nullable: true,
    description:
      'The currency that the logged-in user chose to see prices in; null while they chose none, or nobody is logged in.',
  })
  async preferredCurrency(@Ctx() context: Context): Promise<CurrencyId | null> {
    return preferredCurrency(context);
  }

  @Mutation(() => ID, {
    description: 'Keeps the currency that the logged-in user wants to see prices in.',
  })
  async preferCurrency(
    @Ctx() context: Context,
    @Arg('currency', () => ID, { description: 'The currency.' }) currency: string,
  ): Promise<CurrencyId> {
    return preferCurrency(context, currency);
  }
}
