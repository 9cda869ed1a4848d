import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ListedAffiliate as ListedAffiliateRow } from '#db/affiliates/affiliate-suspension.repository.ts';
import { affiliateSearchSchema } from '#domain/affiliates/code.schema.ts';
import { declineSchema } from '#domain/claims/suggestion.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { allAffiliates, giveCodeBack, takeCodeAway } from './affiliate-suspension.service.ts';
import {
  AffiliateConnection,
  ListedAffiliate,
  RestoreAffiliateInput,
  SuspendAffiliateInput,
} from './affiliate.type.ts';

const NO_CODE = 'affiliates.codeNotFound';

const changed = {
  userId: { type: () => ID, description: 'Whose code it is.' },
} as const;

/** What administrators do about codes. */
@Resolver(() => ListedAffiliate)
export class AffiliateSuspensionResolver {
  @For('staff')
  @Query(() => AffiliateConnection, {
    description: 'Those who bring others, who got their code last first. For administrators.',
  })
  async affiliates(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('text', () => String, {
      nullable: true,
      description: 'What the code or the name has in it, in up to 100 characters.',
    })
    given: string | null,
  ) {
    const { text } = validate(affiliateSearchSchema, { text: given ?? '' });
    return allAffiliates(context, text, page);
  }

  @For('staff')
  @Change(
    'Takes somebody’s code away: visits and sign-ups by it count no longer, and nobody else gets it. They are mailed why. CONFLICT when they have none that works. For administrators.',
    changed,
  )
  async suspendAffiliate(
    @Ctx() context: Context,
    @Input(() => SuspendAffiliateInput) { userId: given, ...input }: SuspendAffiliateInput,
  ) {
    const { reasons } = validate(declineSchema, input);
    const userId = requireId(given, NO_CODE);
    await takeCodeAway(context, userId, reasons);
    return { userId };
  }

  @For('staff')
  @Change(
    'Gives somebody their code back, by which visits count from then on; they are mailed. CONFLICT when it is not taken away. For administrators.',
    changed,
  )
  async restoreAffiliate(
    @Ctx() context: Context,
    @Input(() => RestoreAffiliateInput) { userId: given }: RestoreAffiliateInput,
  ) {
    const userId = requireId(given, NO_CODE);
    await giveCodeBack(context, userId);
    return { userId };
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who they are.' })
  async user(
    @Root() { userId }: ListedAffiliateRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return (await profileLoader(context).load(userId)) ?? null;
  }
}
