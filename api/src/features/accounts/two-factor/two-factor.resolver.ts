import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { reauthenticationSchema } from '#domain/accounts/account.schema.ts';
import { codeSchema, twoFactorChangeSchema } from '#domain/accounts/two-factor.ts';
import { validate } from '#domain/errors/validate.ts';
import { needsTwoFactor, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { CurrentUser, passwordOption } from '../account.type.ts';
import { confirmSignIn } from './pending-sign-in.service.ts';
import { TwoFactor, TwoFactorSetup } from './two-factor.type.ts';
import {
  beginSetup,
  disable,
  enable,
  renewRecoveryCodes,
  twoFactorOf,
} from './two-factor.service.ts';

@Resolver(() => CurrentUser)
export class TwoFactorResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the user may do nothing as an administrator before logins ask for a code.',
  })
  mustSetUpTwoFactor(@Root() user: UserRow, @Ctx() context: Context): boolean {
    return needsTwoFactor(context, user);
  }

  @Query(() => TwoFactor, { description: 'How the second factor of the logged-in user stands.' })
  async myTwoFactor(@Ctx() context: Context): Promise<TwoFactor> {
    return twoFactorOf(context, requireUser(context));
  }

  @Mutation(() => CurrentUser, {
    description:
      'Takes the code that a sign-in with a provider waits for in this browser, and sets the session cookie.',
  })
  async confirmSignIn(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'A code of the app, or one for recovery.' })
    code: string,
  ): Promise<CurrentUser> {
    return confirmSignIn(context, validate(codeSchema, { code }).code);
  }

  @Mutation(() => TwoFactorSetup, {
    description: 'Gives out a secret for an app. Nothing is asked for until a code confirms it.',
  })
  async beginTwoFactor(
    @Ctx() context: Context,
    @Arg('password', () => String, passwordOption) password: string,
  ): Promise<TwoFactorSetup> {
    const user = requireUser(context);
    return beginSetup(context, user, validate(reauthenticationSchema, { password }).password);
  }

  @Mutation(() => [String], {
    description:
      'Asks for codes at logins from now on. Ends other sessions. Answers the recovery codes, once.',
  })
  async enableTwoFactor(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'A code of the app.' }) code: string,
  ): Promise<string[]> {
    return enable(context, requireUser(context), validate(codeSchema, { code }).code);
  }

  @Mutation(() => [String], {
    description: 'Answers other recovery codes, once. Those that there were work no more.',
  })
  async renewRecoveryCodes(
    @Ctx() context: Context,
    @Arg('password', () => String, passwordOption) password: string,
    @Arg('code', () => String, { description: 'A code of the app, or one for recovery.' })
    code: string,
  ): Promise<string[]> {
    const user = requireUser(context);
    return renewRecoveryCodes(context, user, validate(twoFactorChangeSchema, { password, code }));
  }

  @Mutation(() => Boolean, { description: 'Asks for no codes at logins any more.' })
  async disableTwoFactor(
    @Ctx() context: Context,
    @Arg('password', () => String, passwordOption) password: string,
    @Arg('code', () => String, { description: 'A code of the app, or one for recovery.' })
    code: string,
  ): Promise<boolean> {
    const user = requireUser(context);
    await disable(context, user, validate(twoFactorChangeSchema, { password, code }));
    return true;
  }
}
