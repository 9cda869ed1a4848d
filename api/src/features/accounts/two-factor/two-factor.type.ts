import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { ReauthenticatedInput } from '../account.input.ts';

@ObjectType({ description: 'How the user’s second factor stands.', simpleResolvers: true })
export class TwoFactor {
  @Field(() => Boolean, { description: 'Whether this server can keep what it takes.' })
  isAvailable!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when logins ask for a code; null while they do not.',
  })
  enabledAt!: number | null;

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: 'What it takes to set up an app for codes.', simpleResolvers: true })
export class TwoFactorSetup {
  @Field(() => String, { description: 'The secret to type into the app, in base 32.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as an otpauth: URI.' })
  uri!: string;

  @Field(() => String, { description: 'The URI as a QR code, SVG.' })
  qrCode!: string;
}

@InputType({ description: 'What begins the set-up of an app for codes.' })
export class BeginTwoFactorInput extends ReauthenticatedInput {}

@InputType({ description: 'What shows that the app is set up.' })
export class EnableTwoFactorInput {
  @Field(() => String, { description: 'A code of the app.' })
  code!: string;
}

@InputType({ description: 'The second factor of a sign-in with a provider.' })
export class ConfirmSignInInput {
  @Field(() => String, { description: 'A code of the app, or one for recovery.' })
  code!: string;
}

/** Both factors, before what weakens the account. */
@InputType()
abstract class BothFactorsInput extends ReauthenticatedInput {
  @Field(() => String, { description: 'A code of the app, or one for recovery.' })
  code!: string;
}

@InputType({ description: 'What other recovery codes are given out for.' })
export class RenewRecoveryCodesInput extends BothFactorsInput {}

@InputType({ description: 'What ends asking for codes.' })
export class DisableTwoFactorInput extends BothFactorsInput {}
