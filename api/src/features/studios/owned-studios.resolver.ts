import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { studiosOwnedBy } from './owned-studios.service.ts';
import { OwnedStudioConnection } from './owned-studios.type.ts';
import { StudioType } from './studio.type.ts';

/** What studios add to a user. */
@Resolver(() => User)
export class UserStudiosResolver {
  @Cost({ work: STATEMENT })
  @FieldResolver(() => OwnedStudioConnection, {
    description: 'The public studios that they list, most reviewed first.',
  })
  async studios(
    @Root() { id }: ProfileRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return studiosOwnedBy(context, id, page);
  }
}

/** Who stands behind a studio. */
@Resolver(() => StudioType)
export class StudioHostResolver {
  @FieldResolver(() => User, { description: 'Who lists it.' })
  async host(@Root() { id, ownerId }: StudioRow, @Ctx() context: Context): Promise<ProfileRow> {
    const profile = await profileLoader(context).load(ownerId);
    if (!profile) throw new Error(`Studio ${id} has no owner.`);
    return profile;
  }
}
