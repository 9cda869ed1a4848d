import { Args, Ctx, FieldResolver, Float, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { TaxRateRow } from '#db/orders/tax-rate-history.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { taxRateSchema } from '#domain/orders/tax-rate.schema.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { cancelTaxRate, percentOf, setTaxRate, taxRates } from './tax-rate.service.ts';
import {
  CancelTaxRateInput,
  SetTaxRateInput,
  TaxRate,
  TaxRateConnection,
} from './tax-rate.type.ts';

/** What administrators do about sales tax. */
@Resolver(() => TaxRate)
export class TaxRateResolver {
  @For('staff')
  @Query(() => TaxRateConnection, {
    description:
      'All rates of sales tax that there were, are, and are to be, what is valid last first. For administrators.',
  })
  async taxRates(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return taxRates(context, page);
  }

  @For('staff')
  @Change(
    'Sets what sales tax is from now on, or from a later time: orders that are made keep their own. For administrators; who set what is kept.',
    { taxRate: { type: () => TaxRate, description: 'The rate.' } },
  )
  async setTaxRate(
    @Ctx() context: Context,
    @Input(() => SetTaxRateInput) { percent, validFrom }: SetTaxRateInput,
  ) {
    const input = validate(taxRateSchema, { percent, validFrom: validFrom ?? undefined });
    return { taxRate: await setTaxRate(context, input) };
  }

  @For('staff')
  @Change('Has a rate of sales tax not become valid. For administrators.', {
    taxRateId: { type: () => ID, description: 'The rate.' },
  })
  async cancelTaxRate(
    @Ctx() context: Context,
    @Input(() => CancelTaxRateInput) { taxRateId }: CancelTaxRateInput,
  ) {
    await cancelTaxRate(context, requireId(taxRateId, 'errors.notFound'));
    return { taxRateId };
  }

  @FieldResolver(() => Float, { description: 'Percent of what goods cost, after discounts.' })
  percent(@Root() rate: TaxRateRow): number {
    return percentOf(rate);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'Who has set it; null for what the product began with, or when their account is gone.',
  })
  async setBy(
    @Root() { setById }: TaxRateRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    if (setById === null) return null;
    return (await profileLoader(context).load(setById)) ?? null;
  }
}
