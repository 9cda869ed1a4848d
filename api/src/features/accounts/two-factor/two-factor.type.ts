import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#api/lib/scalars.ts';

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
