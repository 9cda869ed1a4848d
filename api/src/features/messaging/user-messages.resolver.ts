import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { countUnreadMessages } from '#db/messaging/conversation.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { User } from '#api/features/accounts/user.type.ts';

/** What messaging adds to a user. */
@Resolver(() => User)
export class UserMessagesResolver {
  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many messages the user has not read. For the user alone.',
  })
  async unreadMessageCount(
    @Root() { id }: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<number | null> {
    return context.user?.id === id ? countUnreadMessages(context.sql, id) : null;
  }
}
