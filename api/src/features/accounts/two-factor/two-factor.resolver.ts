import { Ctx, Query, Resolver } from 'type-graphql';
import { reauthenticationSchema } from '#domain/accounts/account.schema.ts';
import { codeSchema, twoFactorChangeSchema } from '#domain/accounts/two-factor.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireUser } from '#api/lib/context.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { User } from '../user.type.ts';
import { confirmSignIn } from './pending-sign-in.service.ts';
import {
  BeginTwoFactorInput,
  ConfirmSignInInput,
  DisableTwoFactorInput,
  EnableTwoFactorInput,
  RenewRecoveryCodesInput,
  TwoFactor,
  TwoFactorSetup,
} from './two-factor.type.ts';
import {
  beginSetup,
  disable,
  enable,
  renewRecoveryCodes,
  twoFactorOf,
} from './two-factor.service.ts';
import { accountLimits } from '../account.limits.ts';

@Resolver()
export class TwoFactorResolver {
  @For('personal')
  @Query(() => TwoFactor, { description: 'How the second factor of the logged-in user stands.' })
  async myTwoFactor(@Ctx() context: Context): Promise<TwoFactor> {
    return twoFactorOf(context, requireUser(context));
  }

  @For('anyone', { limit: accountLimits.loginByAddress })
  @Change(
    'Takes the code that a sign-in with a provider waits for in this browser, and sets the session cookie.',
    { user: { type: () => User, description: 'Who is logged in now.' } },
  )
  async confirmSignIn(
    @Ctx() context: RequestContext,
    @Input(() => ConfirmSignInInput) input: ConfirmSignInInput,
  ) {
    return { user: await confirmSignIn(context, validate(codeSchema, input).code) };
  }

  @For('personal')
  @Change('Gives out a secret for an app. Nothing is asked for until a code confirms it.', {
    setup: { type: () => TwoFactorSetup, description: 'What it takes to set up an app.' },
  })
  async beginTwoFactor(
    @Ctx() context: Context,
    @Input(() => BeginTwoFactorInput) input: BeginTwoFactorInput,
  ) {
    const user = requireUser(context);
    const { password } = validate(reauthenticationSchema, input);
    return { setup: await beginSetup(context, user, password) };
  }

  @For('personal')
  @Change('Asks for codes at logins from now on. Ends other sessions.', {
    recoveryCodes: { type: () => [String], description: 'The recovery codes, shown this once.' },
    twoFactor: { type: () => TwoFactor, description: 'How the second factor stands now.' },
  })
  async enableTwoFactor(
    @Ctx() context: Context,
    @Input(() => EnableTwoFactorInput) input: EnableTwoFactorInput,
  ) {
    const user = requireUser(context);
    const recoveryCodes = await enable(context, user, validate(codeSchema, input).code);
    return { recoveryCodes, twoFactor: () => twoFactorOf(context, user) };
  }

  @For('personal')
  @Change('Gives out other recovery codes. Those that there were work no more.', {
    recoveryCodes: { type: () => [String], description: 'The recovery codes, shown this once.' },
    twoFactor: { type: () => TwoFactor, description: 'How the second factor stands now.' },
  })
  async renewRecoveryCodes(
    @Ctx() context: Context,
    @Input(() => RenewRecoveryCodesInput) input: RenewRecoveryCodesInput,
  ) {
    const user = requireUser(context);
    const change = validate(twoFactorChangeSchema, input);
    const recoveryCodes = await renewRecoveryCodes(context, user, change);
    return { recoveryCodes, twoFactor: () => twoFactorOf(context, user) };
  }

  @For('personal')
  @Change('Asks for no codes at logins any more.', {
    twoFactor: { type: () => TwoFactor, description: 'How the second factor stands now.' },
  })
  async disableTwoFactor(
    @Ctx() context: Context,
    @Input(() => DisableTwoFactorInput) input: DisableTwoFactorInput,
  ) {
    const user = requireUser(context);
    await disable(context, user, validate(twoFactorChangeSchema, input));
    return { twoFactor: () => twoFactorOf(context, user) };
  }
}
