import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { User } from '../user.type.ts';
import { presenceLoader } from './presence.loaders.ts';
import { choosePresence } from './presence.service.ts';
import { SetPresenceShownInput } from './presence.type.ts';

@Resolver(() => User)
export class PresenceResolver {
  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether those whom the user writes with see when they are here. For the user alone.',
  })
  async isPresenceShown(
    @Root() { id }: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<boolean | null> {
    if (context.user?.id !== id) return null;
    return (await presenceLoader(context).load(id))?.isShown ?? null;
  }

  @For('personal')
  @Change('Sets whether others see when one is here, and with that whether one sees it of them.', {
    user: { type: () => User, description: 'The logged-in user.' },
  })
  async setPresenceShown(
    @Ctx() context: Context,
    @Input(() => SetPresenceShownInput) { isShown }: SetPresenceShownInput,
  ) {
    return { user: await choosePresence(context, isShown) };
  }
}
