import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PayoutItemRow } from '#db/payouts/payout-item.repository.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { PayoutItem } from '#api/features/payouts/payout.type.ts';
import type { Context } from '#api/lib/context.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { sessionLoader } from './session.loaders.ts';

/** What is known of the sessions that payouts are for. */
@Resolver(() => PayoutItem)
export class PayoutItemSessionResolver {
  @FieldResolver(() => String, { description: 'What the booking is called, such as `RT-0031`.' })
  reference(@Root() { bookingId }: PayoutItemRow): string {
    return bookingReference(bookingId);
  }

  @FieldResolver(() => String, { description: 'The studio.' })
  async studioName(@Root() item: PayoutItemRow, @Ctx() context: Context): Promise<string> {
    return (await sessionLoader(context).load(item.bookingId))!.studioName;
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When the session began.' })
  async startsAt(@Root() item: PayoutItemRow, @Ctx() context: Context): Promise<number> {
    return (await sessionLoader(context).load(item.bookingId))!.startsAt;
  }

  @FieldResolver(() => String, { description: 'IANA time zone of the studio.' })
  async zone(@Root() item: PayoutItemRow, @Ctx() context: Context): Promise<string> {
    return (await sessionLoader(context).load(item.bookingId))!.zone;
  }
}
