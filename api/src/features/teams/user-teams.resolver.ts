import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { worksForStudios } from '#db/teams/team.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { accountOf } from '#api/features/accounts/profile.service.ts';
import { User } from '#api/features/accounts/user.type.ts';

/** What teams add to a user. */
@Resolver(() => User)
export class UserTeamsResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether they work for a studio, their own or another. For the user and administrators.',
  })
  async worksForStudios(
    @Root() user: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<boolean | null> {
    // Whoever has just logged in is not the one who asked.
    const account = await accountOf(context, user);
    return account && worksForStudios(context.sql, account.id);
  }
}
