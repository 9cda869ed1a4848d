import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { badInput } from '#domain/errors/domain-error.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { personName } from './person-name.ts';
import { SPOKEN_LANGUAGES_LIMIT, spokenLanguages } from './spoken-languages.ts';
import { userTypes } from './user.ts';

export const BIO_LIMIT = 1000;
const LOCATION_LIMIT = 100;
const LINK_LIMIT = 200;
export const LINKS_LIMIT = 5;
const TAG_LIMIT = 40;
export const TAGS_LIMIT = 10;

/** Web addresses only, without a name or password in them: others could run in a reader's browser. */
export const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;

const bio = trimmed().max(BIO_LIMIT);

const location = trimmed().max(LOCATION_LIMIT);

export const links = array()
  .of(
    trimmed()
      .required(message('accounts.linkInvalid'))
      .max(LINK_LIMIT)
      .matches(WEB_ADDRESS, { message: message('accounts.linkInvalid') }),
  )
  .max(LINKS_LIMIT, message('fields.tooMany', { max: LINKS_LIMIT }));

/** Words for a kind of music or an instrument, each once. */
export const tags = array()
  .of(trimmed().required(message('fields.required')).max(TAG_LIMIT))
  .transform((value: unknown) =>
    Array.isArray(value) && value.every((tag) => typeof tag === 'string')
      ? uniqueTags(value)
      : value,
  )
  .max(TAGS_LIMIT, message('fields.tooMany', { max: TAGS_LIMIT }));

function uniqueTags(given: readonly string[]): string[] {
  return [...new Map(given.map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values()];
}

const spoken = array()
  .of(
    string()
      .defined()
      .oneOf<string>(
        spokenLanguages,
        message('fields.choice', { values: spokenLanguages.join(', ') }),
      ),
  )
  .transform((value: unknown) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))
  .max(SPOKEN_LANGUAGES_LIMIT, message('fields.tooMany', { max: SPOKEN_LANGUAGES_LIMIT }));

const fields = {
  bio,
  location,
  links,
  genres: tags,
  instruments: tags,
  spokenLanguages: spoken,
};

/** What may be changed about a profile (spec §7). What is not given stays as it is. */
export const profileSchema = object({
  ...fields,
  name: personName.optional(),
  isStudioOwner: boolean(),
  userType: string().oneOf(userTypes, message('fields.choice', { values: userTypes.join(', ') })),
});
export type ProfileChange = InferType<typeof profileSchema>;

/** The form of a profile. */
export const profileFormSchema = object({ ...fields, name: personName });

/** Where the fields of a user that are no part of a profile are changed, for those who ask. */
const elsewhere: Readonly<Record<string, MessageKey>> = {
  role: 'accounts.roleFixed',
  email: 'accounts.emailNeedsVerification',
  password: 'accounts.passwordChangedElsewhere',
  avatarUrl: 'accounts.avatarUploaded',
};

/**
 * Refuses whatever a profile has not, so that nothing is quietly left out that somebody believes
 * they have changed, and nothing gets in that is not theirs to change.
 * @throws DomainError BAD_USER_INPUT naming each such field
 */
export function refuseForeignFields(input: Readonly<Record<string, unknown>>): void {
  const refused: FieldErrors = Object.fromEntries(
    Object.keys(input)
      .filter((name) => !Object.hasOwn(profileSchema.fields, name))
      .map((name) => [
        name,
        message((Object.hasOwn(elsewhere, name) && elsewhere[name]) || 'accounts.fieldFixed'),
      ]),
  );
  if (Object.keys(refused).length > 0) throw badInput(refused);
}
