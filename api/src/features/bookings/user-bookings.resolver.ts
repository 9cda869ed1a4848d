import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { hasBookings } from '#db/bookings/booking.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { CurrentUser } from '#api/features/accounts/account.type.ts';

/** What bookings adds to the logged-in user. */
@Resolver(() => CurrentUser)
export class UserBookingsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the user has ever made a booking, whatever became of it.',
  })
  async hasBookings(@Root() { id }: { id: number }, @Ctx() { sql }: Context): Promise<boolean> {
    return hasBookings(sql, id);
  }
}
