import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { profileSchema } from '#domain/accounts/profile.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { profileLoader } from './profile.loaders.ts';
import { updateProfile } from './profile.service.ts';
import { UpdateProfileInput, User } from './user.type.ts';

@Resolver()
export class UserResolver {
  @For('anyone')
  @Query(() => User, {
    nullable: true,
    description: 'The logged-in user; null when nobody is logged in.',
  })
  me(@Ctx() context: Context): UserRow | null {
    return context.user ?? null;
  }

  @For('public')
  @Query(() => User, {
    nullable: true,
    description: 'A user; null when there is none with this id.',
  })
  async user(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<ProfileRow | null> {
    const number = parseId(id);
    if (number === undefined) return null;
    return (await profileLoader(context).load(number)) ?? null;
  }

  @For('personal', { loginRequired: 'accounts.profileLoginRequired' })
  @Change('Changes a profile: one’s own, or anybody’s as an administrator. Gives no rights.', {
    user: { type: () => User, description: 'Whose profile it is, as it is now.' },
  })
  async updateProfile(
    @Ctx() context: Context,
    @Input(() => UpdateProfileInput) { id, ...changes }: UpdateProfileInput,
  ) {
    return { user: await updateProfile(context, id, validate(profileSchema, changes)) };
  }
}
