import { Ctx, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { removeAvatar, restoreAvatar } from './avatar.service.ts';
import { RemoveAvatarInput, RestoreAvatarInput, User } from '../user.type.ts';

/** Pictures come over REST, as files do: see avatar.rest.ts. */
@Resolver()
export class AvatarResolver {
  @For('personal', { loginRequired: 'accounts.profileLoginRequired' })
  @Change(
    'Removes the picture of a user: one’s own, or anybody’s as an administrator. It can be put back for a day. A new one is sent to `PUT /api/users/{id}/avatar`.',
    { user: { type: () => User, description: 'Whose picture it was.' } },
  )
  async removeAvatar(
    @Ctx() context: Context,
    @Input(() => RemoveAvatarInput) { id }: RemoveAvatarInput,
  ) {
    return { user: await removeAvatar(context, id) };
  }

  @For('personal', { loginRequired: 'accounts.profileLoginRequired' })
  @Change(
    'Puts back the picture that was removed from a user last. Refused when they have another one by now, or when it is longer ago than a day.',
    { user: { type: () => User, description: 'Whose picture it is.' } },
  )
  async restoreAvatar(
    @Ctx() context: Context,
    @Input(() => RestoreAvatarInput) { id }: RestoreAvatarInput,
  ) {
    return { user: await restoreAvatar(context, id) };
  }
}
