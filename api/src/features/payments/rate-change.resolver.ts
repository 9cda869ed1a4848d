import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { RateChangeRow } from '#db/payments/currency.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { CurrencyRateChangeType } from './currency.type.ts';

/** Who stands behind a change of a rate. */
@Resolver(() => CurrencyRateChangeType)
export class RateChangeResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who changed it; null when their account is gone.',
  })
  async changedBy(
    @Root() { changedById }: RateChangeRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    if (changedById === null) return null;
    return (await profileLoader(context).load(changedById)) ?? null;
  }
}
