import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { UserType } from '#domain/accounts/user.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { UserTypeEnum } from './account.type.ts';

/** What only they and administrators see stands in user-account.resolver.ts. */
@ObjectType({
  description:
    'A person with an account. What only they and administrators see is null to everybody else.',
  simpleResolvers: true,
})
export class User {
  @Field(() => ID, { description: 'Identifies the user.' })
  id!: number;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Address of the picture, 256 pixels wide.' })
  avatarUrl!: string | null;

  @Field(() => String, { description: 'What the user tells about themselves; empty unless told.' })
  bio!: string;

  @Field(() => String, { description: 'Where they work from, in their words; empty unless told.' })
  location!: string;

  @Field(() => [String], { description: 'Web addresses of theirs.' })
  links!: string[];

  @Field(() => [String], { description: 'Kinds of music, in their words.' })
  genres!: string[];

  @Field(() => [String], { description: 'Instruments, in their words.' })
  instruments!: string[];

  @Field(() => [String], { description: 'Languages that they speak, as ISO 639-1 codes.' })
  spokenLanguages!: string[];

  @Field(() => DateTimeScalar, { description: 'Since when they have an account.' })
  createdAt!: number;
}

/** Whose profile or picture is meant. */
@InputType()
abstract class OfUserInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;
}

@InputType({ description: 'Whose picture is removed.' })
export class RemoveAvatarInput extends OfUserInput {}

@InputType({ description: 'Whose picture is put back.' })
export class RestoreAvatarInput extends OfUserInput {}

@InputType({
  description: 'What changes about a profile. What is left out or null stays as it is.',
})
export class UpdateProfileInput extends OfUserInput {
  @Field(() => String, { nullable: true, description: 'Name, at least 2 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  location?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 5 web addresses.' })
  links?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'At most 10 kinds of music.' })
  genres?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'At most 10 instruments.' })
  instruments?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 8 languages, as ISO 639-1 codes.',
  })
  spokenLanguages?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the user lists studios; brings the type along unless that is given.',
  })
  isStudioOwner?: boolean | null;

  @Field(() => UserTypeEnum, {
    nullable: true,
    description:
      'Which face of the product the user sees. `ADMIN` is for users whose role is admin.',
  })
  userType?: UserType | null;
}
