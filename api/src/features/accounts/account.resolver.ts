import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import {
  loginSchema,
  mailedLinkSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  registrationSchema,
} from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { logIn, logOut, register } from './account.service.ts';
import {
  LoginInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './account.input.ts';
import { maskedEmailField } from './mailed-link.ts';
import {
  lookUpPasswordReset,
  requestPasswordReset,
  resetPassword,
} from './password-reset.service.ts';
import { PasswordResetLink } from './password-reset.type.ts';
import { User } from './user.type.ts';
import { accountLimits } from './account.limits.ts';

@Resolver()
export class AccountResolver {
  @For('anyone', { limit: accountLimits.loginByAddress })
  @Change('Logs in and sets the session cookie.', {
    user: { type: () => User, description: 'Who is logged in now.' },
  })
  async login(@Ctx() context: RequestContext, @Input(() => LoginInput) input: LoginInput) {
    return { user: await logIn(context, validate(loginSchema, input)) };
  }

  @For('anyone', { limit: accountLimits.registration })
  @Change('Creates an account, logs it in and sets the session cookie.', {
    user: { type: () => User, description: 'Who has the account, and is logged in now.' },
  })
  async register(@Ctx() context: RequestContext, @Input(() => RegisterInput) input: RegisterInput) {
    return { user: await register(context, validate(registrationSchema, input)) };
  }

  @For('anyone', { limit: 'general' })
  @Change('Logs out and clears the session cookie. No failure when nobody was logged in.', {
    wasLoggedIn: { type: () => Boolean, description: 'Whether somebody was logged in until now.' },
  })
  async logout(@Ctx() context: RequestContext) {
    await logOut(context);
    return { wasLoggedIn: context.user !== undefined };
  }

  @For('anyone', { limit: accountLimits.resetRequestByAddress })
  @Change(
    'Mails a link to choose a new password with. Answers alike whether or not there is an account with this address.',
    { email: { type: () => String, description: 'The address that was understood.' } },
  )
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Input(() => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ) {
    const request = validate(passwordResetRequestSchema, input);
    await requestPasswordReset(context, request);
    return { email: request.email };
  }

  @For('anyone', { failureLimit: accountLimits.mailedLinkByAddress })
  @Query(() => PasswordResetLink, {
    description:
      'Whose password a mailed link changes. Works logged out, and changes nothing. Refused for a link that does not work, or no longer.',
  })
  async passwordResetLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<PasswordResetLink> {
    const link = validate(mailedLinkSchema, { token });
    return { maskedEmail: await lookUpPasswordReset(context, link) };
  }

  @For('anyone', { limit: accountLimits.resetByAddress })
  @Change(
    'Changes a password by a mailed link, which works once, within an hour. Ends all sessions of the account.',
    maskedEmailField,
  )
  async resetPassword(
    @Ctx() context: RequestContext,
    @Input(() => ResetPasswordInput) input: ResetPasswordInput,
  ) {
    return { maskedEmail: await resetPassword(context, validate(passwordResetSchema, input)) };
  }
}
