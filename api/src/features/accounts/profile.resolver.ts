import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { EditableProfileRow, ProfileRow } from '#db/accounts/profile.repository.ts';
import { profileSchema } from '#domain/accounts/profile.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { profileLoader } from './profile.loaders.ts';
import { editableProfile, updateProfile } from './profile.service.ts';
import { EditableProfile, ProfileType, UpdateProfileInput } from './profile.type.ts';

@Resolver()
export class ProfileResolver {
  @For('public')
  @Query(() => ProfileType, {
    nullable: true,
    description: 'What everybody may see of a user; null when there is none with this id.',
  })
  async profile(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<ProfileRow | null> {
    const number = parseId(id);
    if (number === undefined) return null;
    return (await profileLoader(context).load(number)) ?? null;
  }

  @Query(() => EditableProfile, {
    description: 'A profile to be changed: one’s own, or anybody’s as an administrator.',
  })
  async editableProfile(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<EditableProfileRow> {
    return editableProfile(context, id);
  }

  @Change('Changes a profile: one’s own, or anybody’s as an administrator. Gives no rights.', {
    user: { type: () => EditableProfile, description: 'Whose profile it is, as it is now.' },
  })
  async updateProfile(
    @Ctx() context: Context,
    @Input(() => UpdateProfileInput) { id, ...changes }: UpdateProfileInput,
  ) {
    return { user: await updateProfile(context, id, validate(profileSchema, changes)) };
  }
}
