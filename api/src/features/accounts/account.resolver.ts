import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  loginSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  registrationSchema,
} from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import type { Context } from '#api/lib/context.ts';
import { logIn, logOut, register } from './account.service.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { CurrentUser, LoginFields, RegistrationFields } from './account.type.ts';

@Resolver()
export class AccountResolver {
  @Query(() => CurrentUser, {
    nullable: true,
    description: 'The logged-in user; null when nobody is logged in.',
  })
  me(@Ctx() context: Context): CurrentUser | null {
    return context.user ?? null;
  }

  @Mutation(() => CurrentUser, { description: 'Logs in and sets the session cookie.' })
  async login(
    @Ctx() context: Context,
    @Arg('input', () => LoginFields, { description: 'Who wants to log in.' }) input: LoginFields,
  ): Promise<CurrentUser> {
    return logIn(context, validate(loginSchema, input));
  }

  @Mutation(() => CurrentUser, {
    description: 'Creates an account, logs it in and sets the session cookie.',
  })
  async register(
    @Ctx() context: Context,
    @Arg('input', () => RegistrationFields, { description: 'The account.' })
    input: RegistrationFields,
  ): Promise<CurrentUser> {
    return register(context, validate(registrationSchema, input));
  }

  @Mutation(() => Boolean, {
    description: 'Logs out and clears the session cookie. True even when nobody was logged in.',
  })
  async logout(@Ctx() context: Context): Promise<boolean> {
    await logOut(context);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to choose a new password with. True whether or not there is an account with this address.',
  })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'Address of the account.' }) email: string,
  ): Promise<boolean> {
    await requestPasswordReset(context, validate(passwordResetRequestSchema, { email }));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Changes a password by a mailed link, which works once, within an hour. Ends all sessions of the account.',
  })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
    @Arg('password', () => String, { description: 'The new password, at least 8 characters.' })
    password: string,
  ): Promise<boolean> {
    await resetPassword(context, validate(passwordResetSchema, { token, password }));
    return true;
  }
}
