import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { EditableProfileRow } from '#db/accounts/profile.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { removeAvatar, restoreAvatar } from './avatar.service.ts';
import { EditableProfile } from '../profile.type.ts';

/** Pictures come over REST, as files do: see avatar.rest.ts. */
@Resolver()
export class AvatarResolver {
  @Mutation(() => EditableProfile, {
    description:
      'Takes the picture of a user off: one’s own, or anybody’s as an administrator. It can be put back for a day. A new one is sent to `PUT /api/users/{id}/avatar`.',
  })
  async removeAvatar(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<EditableProfileRow> {
    return removeAvatar(context, parseId(id));
  }

  @Mutation(() => EditableProfile, {
    description:
      'Puts back the picture that was removed from a user last. Refused when they have another one by now, or when it is longer ago than a day.',
  })
  async restoreAvatar(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<EditableProfileRow> {
    return restoreAvatar(context, parseId(id));
  }
}
