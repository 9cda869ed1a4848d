import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { hasBookings } from '#db/bookings/booking.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { User } from '#api/features/accounts/user.type.ts';

/** What bookings adds to a user. */
@Resolver(() => User)
export class UserBookingsResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the user has ever made a booking, whatever became of it. For the user alone.',
  })
  async hasBookings(
    @Root() { id }: { id: number },
    @Ctx() { sql, user }: Context,
  ): Promise<boolean | null> {
    return user?.id === id ? hasBookings(sql, id) : null;
  }
}
