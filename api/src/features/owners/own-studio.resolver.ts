import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { OwnStudioRow } from '#db/owners/own-studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { mayDo } from '#domain/teams/team.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { ownStudios } from './own-studio.service.ts';
import { OwnStudioType } from './own-studio.type.ts';

@Resolver(() => OwnStudioType)
export class OwnStudioResolver {
  @For('personal')
  @Query(() => [OwnStudioType], {
    description: 'The studios that the logged-in user works for, online or not, by name.',
  })
  async myStudios(@Ctx() context: Context): Promise<OwnStudioRow[]> {
    return ownStudios(context);
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() { studioId }: OwnStudioRow, @Ctx() context: Context): Promise<StudioRow> {
    const studio = await anyStudioLoader(context).load(studioId);
    if (!studio) throw new Error(`Studio ${studioId} vanished.`);
    return studio;
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may change its listing.' })
  viewerCanEdit(@Root() { role }: OwnStudioRow): boolean {
    return mayDo(role, 'listing');
  }
}
