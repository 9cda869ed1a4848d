import { userRoles, userTypes } from '#domain/accounts/user.ts';
import { choice, flag, idNumber, listOf, named, shape, text } from '#api/lib/shapes.ts';

/** The user as the session holds it (spec §3). */
export const userShape = named(
  'User',
  shape({
    id: idNumber,
    username: text,
    email: text.meta({ format: 'email' }),
    name: text,
    role: choice(userRoles),
    isStudioOwner: flag,
    avatarUrl: text.nullable(),
    userType: choice(userTypes).nullable(),
  }),
);

/** The user as the session holds it (spec §3), and the profile. */
export const userWithProfileShape = named(
  'UserWithProfile',
  shape({
    ...userShape.fields,
    bio: text,
    location: text,
    links: listOf(text),
    genres: listOf(text),
    instruments: listOf(text),
    spokenLanguages: listOf(text).meta({ meaning: 'ISO 639-1 codes.' }),
  }),
);
