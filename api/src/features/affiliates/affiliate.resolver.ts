import { Ctx, Query, Resolver } from 'type-graphql';
import { affiliateCodeSchema } from '#domain/affiliates/code.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { affiliateLimits } from './affiliate.limits.ts';
import { chooseCode, countComing, ownAffiliate, proposeCode } from './affiliate.service.ts';
import {
  AffiliateType,
  CountAffiliateVisitInput,
  SetAffiliateCodeInput,
} from './affiliate.type.ts';

@Resolver(() => AffiliateType)
export class AffiliateResolver {
  @For('personal')
  @Cost({ work: 2 * STATEMENT })
  @Query(() => AffiliateType, {
    nullable: true,
    description: 'The logged-in user as one who brings others; null while they have no code.',
  })
  async myAffiliate(@Ctx() context: Context) {
    return ownAffiliate(context);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @Query(() => String, {
    description: 'A code that nobody has, from the name of the logged-in user; empty for none.',
  })
  async proposedAffiliateCode(@Ctx() context: Context) {
    return proposeCode(context);
  }

  @For('personal')
  @Change(
    'Gives the logged-in user a code, or another one. CONFLICT once somebody came by theirs.',
    { affiliate: { type: () => AffiliateType, description: 'They, with the code.' } },
  )
  async setAffiliateCode(
    @Ctx() context: Context,
    @Input(() => SetAffiliateCodeInput) input: SetAffiliateCodeInput,
  ) {
    const { code } = validate(affiliateCodeSchema, input);
    return { affiliate: await chooseCode(context, code) };
  }

  @For('anyone', { limit: affiliateLimits.visit })
  @Change(
    'Counts that somebody came by a code, once a day for each browser, which remembers it for 30 days in a cookie. Nothing is kept of who came. Programs that say what they are, and whoever has the code, are not counted.',
    { code: { type: () => String, description: 'The code, in small letters.' } },
  )
  async countAffiliateVisit(
    @Ctx() context: RequestContext,
    @Input(() => CountAffiliateVisitInput) { code }: CountAffiliateVisitInput,
  ) {
    return { code: await countComing(context, code) };
  }
}
