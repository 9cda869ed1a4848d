import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PromotionRow } from '#db/promotions/promotion.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { promotionPlans } from '#domain/promotions/promotion.ts';
import type { PromotionKind, PromotionPlan } from '#domain/promotions/promotion.ts';
import { promotionOrderSchema } from '#domain/promotions/promotion.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { myPromotions, orderPromotion, promotableStudios } from './promotion.service.ts';
import type { PromotableStudio } from './promotion.service.ts';
import {
  OrderPromotionInput,
  PromotableStudioType,
  PromotionConnection,
  PromotionKindEnum,
  PromotionPlanType,
  PromotionType,
} from './promotion.type.ts';

const kindArg = { description: 'Of which kind.' };

/** Promotions that owners buy. */
@Resolver(() => PromotionType)
export class PromotionResolver {
  @For('public')
  @Query(() => [PromotionPlanType], { description: 'Every promotion that can be bought.' })
  promotionPlans(): readonly PromotionPlan[] {
    return promotionPlans;
  }

  @For('personal')
  @Query(() => PromotionConnection, {
    description:
      'Promotions of the studios whose listings the logged-in user runs: to be paid first, then running, scheduled and over, the latest of each first. Those that were never paid for in time are left out.',
  })
  async myPromotions(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('kind', () => PromotionKindEnum, kindArg) kind: PromotionKind,
  ) {
    return myPromotions(context, kind, page);
  }

  @For('personal')
  @Change(
    'Holds a promotion for 30 minutes, in which it is to be paid for. CONFLICT for a studio that is not online. For owners and managers.',
    {
      promotion: { type: () => PromotionType, description: 'The promotion, to be paid for.' },
    },
  )
  async orderPromotion(
    @Ctx() context: Context,
    @Input(() => OrderPromotionInput) { studioId, ...input }: OrderPromotionInput,
  ) {
    const id = requireId(studioId, 'studios.notFound');
    return { promotion: await orderPromotion(context, id, validate(promotionOrderSchema, input)) };
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether it can be paid for now.' })
  viewerCanPay(@Root() { status, heldUntil }: PromotionRow, @Ctx() { now }: Context): boolean {
    return status === 'awaiting-payment' && heldUntil > now;
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() { studioId }: PromotionRow, @Ctx() context: Context): Promise<StudioRow> {
    return studioOf(context, studioId);
  }
}

@Resolver(() => PromotableStudioType)
export class PromotableStudioResolver {
  @For('personal')
  @Cost({ work: STATEMENT })
  @Query(() => [PromotableStudioType], {
    description:
      'The studios that are online and whose listings the logged-in user runs, by name, as they can be promoted.',
  })
  async promotableStudios(
    @Ctx() context: Context,
    @Arg('kind', () => PromotionKindEnum, kindArg) kind: PromotionKind,
  ): Promise<PromotableStudio[]> {
    return promotableStudios(context, kind);
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    description: 'Whether it can be bought: not for one that is kept out of the sponsored studios.',
  })
  viewerCanBuy(@Root() { isKeptOut }: PromotableStudio): boolean {
    return !isKeptOut;
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(
    @Root() { studioId }: PromotableStudio,
    @Ctx() context: Context,
  ): Promise<StudioRow> {
    return studioOf(context, studioId);
  }
}

async function studioOf(context: Context, id: number): Promise<StudioRow> {
  const studio = await anyStudioLoader(context).load(id);
  if (!studio) throw new Error(`Studio ${id} vanished.`);
  return studio;
}
