import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { ProfileType } from '#api/features/accounts/profile.type.ts';
import { studiosOwnedBy } from './owned-studios.service.ts';
import { OwnedStudioConnection } from './owned-studios.type.ts';
import { ownerLoader } from './studio.loaders.ts';
import { StudioType } from './studio.type.ts';

/** Who stands behind studios. */
@Resolver(() => StudioType)
export class OwnedStudiosResolver {
  @For('public')
  @Query(() => OwnedStudioConnection, {
    description:
      'The studios that a user lists, most reviewed first; none when there is no such user.',
  })
  async ownedStudios(
    @Ctx() context: Context,
    @Arg('ownerId', () => ID, { description: 'The user.' }) ownerId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return studiosOwnedBy(context, parseId(ownerId), page);
  }

  @FieldResolver(() => ProfileType, { description: 'Who lists it.' })
  async host(@Root() { id }: StudioRow, @Ctx() context: Context): Promise<ProfileRow> {
    const owner = await ownerLoader(context).load(id);
    const profile = owner && (await profileLoader(context).load(owner.ownerId));
    if (!profile) throw new Error(`Studio ${id} has no owner.`);
    return profile;
  }
}
