import { Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { currencyRateSchema } from '#domain/payments/currency.schema.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  currenciesWithRates,
  currencyRateChanges,
  preferCurrency,
  preferredCurrency,
  setCurrencyRate,
} from './currency.service.ts';
import {
  CurrencyRateChangeConnection,
  CurrencyType,
  PreferCurrencyInput,
  SetCurrencyRateInput,
} from './currency.type.ts';

@Resolver(() => CurrencyType)
export class CurrencyResolver {
  @For('public')
  @Query(() => [CurrencyType], {
    description: 'Every currency that prices can be shown in, US dollars first.',
  })
  async currencies(@Ctx() context: Context): Promise<CurrencyType[]> {
    return currenciesWithRates(context);
  }

  @For('staff')
  @Query(() => CurrencyRateChangeConnection, {
    description: 'Changes of all rates, newest first. For administrators.',
  })
  async currencyRateChanges(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return currencyRateChanges(context, page);
  }

  @For('staff')
  @Change(
    'Sets what one US dollar is worth in a currency. For administrators; who changed what is kept.',
    { currency: { type: () => CurrencyType, description: 'The currency, as it is now.' } },
  )
  async setCurrencyRate(
    @Ctx() context: Context,
    @Input(() => SetCurrencyRateInput) { currency, rate }: SetCurrencyRateInput,
  ) {
    const change = validate(currencyRateSchema, { rate });
    return { currency: await setCurrencyRate(context, currency, change) };
  }

  @For('personal')
  @Query(() => ID, {
    nullable: true,
    description:
      'The currency that the logged-in user chose to see prices in; null while they chose none, or nobody is logged in.',
  })
  async preferredCurrency(@Ctx() context: Context): Promise<CurrencyId | null> {
    return preferredCurrency(context);
  }

  @For('personal')
  @Change('Keeps the currency that the logged-in user wants to see prices in.', {
    currency: { type: () => ID, description: 'The currency.' },
  })
  async preferCurrency(
    @Ctx() context: Context,
    @Input(() => PreferCurrencyInput) { currency }: PreferCurrencyInput,
  ) {
    return { currency: await preferCurrency(context, currency) };
  }
}
