import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { COMPARED_LIMIT } from '#domain/favorites/limits.ts';
import { message } from '#domain/messages/message.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { parseIds } from './id-list.ts';

@Resolver()
export class ComparisonResolver {
  @For('public')
  @Query(() => [StudioType], {
    description:
      'Studios to be compared side by side, in the order in which they are named. Those that there are not are left out.',
  })
  async studiosToCompare(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The studios, at most four.' }) ids: string[],
  ): Promise<StudioRow[]> {
    if (ids.length > COMPARED_LIMIT) {
      throw badInput({ ids: message('favorites.comparedTooMany', { limit: COMPARED_LIMIT }) });
    }
    const studios = await studioLoader(context).loadMany(parseIds(ids, 'ids'));
    return studios.flatMap((studio) => {
      if (studio instanceof Error) throw studio;
      return studio ?? [];
    });
  }
}
