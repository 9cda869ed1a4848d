import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { VanityUrlRow } from '#db/services/vanity.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { isRenewable, visitDaysOf } from '#domain/services/vanity.ts';
import { vanityOrderSchema } from '#domain/services/vanity.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { serviceRates } from './service.limits.ts';
import {
  checkVanityName,
  isRefundable,
  myStudioAddresses,
  orderVanityUrl,
  returnVanityUrl,
  visitsOf,
} from './vanity.service.ts';
import type { StudioAddress } from './vanity.service.ts';
import {
  OrderVanityUrlInput,
  ReturnVanityUrlInput,
  StudioAddressType,
  VanityCheck,
  VanityUrl,
  VanityVisits,
} from './vanity.type.ts';

const changed = {
  vanityUrl: { type: () => VanityUrl, description: 'The address, as it is now.' },
} as const;

/** Addresses of studios’ own. */
@Resolver(() => VanityUrl)
export class VanityUrlResolver {
  @For('anyone', { limit: serviceRates.check })
  @Cost({ work: STATEMENT })
  @Query(() => VanityCheck, { description: 'Whether a name could be had.' })
  async vanityCheck(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'The name, as it is typed.' }) name: string,
  ) {
    return checkVanityName(context, name);
  }

  @For('personal')
  @Change('Holds a name for 30 minutes, in which it is to be paid for. For the owner.', changed)
  async orderVanityUrl(
    @Ctx() context: Context,
    @Input(() => OrderVanityUrlInput) { studioId, ...input }: OrderVanityUrlInput,
  ) {
    const id = requireId(studioId, 'studios.notFound');
    return { vanityUrl: await orderVanityUrl(context, id, validate(vanityOrderSchema, input)) };
  }

  @For('personal')
  @Change(
    'Gives an address back; what was paid for it within the last 30 days goes back. For the owner.',
    changed,
  )
  async returnVanityUrl(
    @Ctx() context: Context,
    @Input(() => ReturnVanityUrlInput) { id }: ReturnVanityUrlInput,
  ) {
    const number = requireId(id, 'services.vanityNotFound');
    return { vanityUrl: await returnVanityUrl(context, number) };
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether its next year can be paid for now.' })
  viewerCanRenew(@Root() { status, paidUntil }: VanityUrlRow, @Ctx() { now }: Context): boolean {
    return status === 'active' && isRenewable(paidUntil, now);
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether what was paid can still be had back.' })
  async viewerCanReturn(@Root() url: VanityUrlRow, @Ctx() context: Context): Promise<boolean> {
    return isRefundable(context, url);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => [VanityVisits], {
    description:
      'How often somebody came by it on each of the last days, the oldest first: 7, 30 or 90 by its plan.',
  })
  async visits(@Root() { id, plan }: VanityUrlRow, @Ctx() context: Context) {
    return visitsOf(context, id, visitDaysOf(plan));
  }
}

@Resolver(() => StudioAddressType)
export class StudioAddressResolver {
  @For('personal')
  @Query(() => [StudioAddressType], {
    description:
      'The studios that the logged-in user owns, by name, with the addresses of their own.',
  })
  async myStudioAddresses(@Ctx() context: Context): Promise<StudioAddress[]> {
    return myStudioAddresses(context);
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() { studioId }: StudioAddress, @Ctx() context: Context): Promise<StudioRow> {
    const studio = await anyStudioLoader(context).load(studioId);
    if (!studio) throw new Error(`Studio ${studioId} vanished.`);
    return studio;
  }

  @FieldResolver(() => VanityUrl, {
    nullable: true,
    description: 'The address that it has, or that is held for it; null for none.',
  })
  vanityUrl(@Root() { url }: StudioAddress): VanityUrlRow | null {
    return url ?? null;
  }
}
