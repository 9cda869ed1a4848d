import { Ctx, Resolver } from 'type-graphql';
import {
  loginSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  registrationSchema,
} from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { logIn, logOut, register } from './account.service.ts';
import {
  LoginInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './account.input.ts';
import { maskedEmailField } from './mailed-link.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { User } from './user.type.ts';

@Resolver()
export class AccountResolver {
  @For('anyone')
  @Change('Logs in and sets the session cookie.', {
    user: { type: () => User, description: 'Who is logged in now.' },
  })
  async login(@Ctx() context: Context, @Input(() => LoginInput) input: LoginInput) {
    return { user: await logIn(context, validate(loginSchema, input)) };
  }

  @For('anyone')
  @Change('Creates an account, logs it in and sets the session cookie.', {
    user: { type: () => User, description: 'Who has the account, and is logged in now.' },
  })
  async register(@Ctx() context: Context, @Input(() => RegisterInput) input: RegisterInput) {
    return { user: await register(context, validate(registrationSchema, input)) };
  }

  @For('anyone')
  @Change('Logs out and clears the session cookie. No failure when nobody was logged in.', {
    wasLoggedIn: { type: () => Boolean, description: 'Whether somebody was logged in until now.' },
  })
  async logout(@Ctx() context: Context) {
    await logOut(context);
    return { wasLoggedIn: context.user !== undefined };
  }

  @For('anyone')
  @Change(
    'Mails a link to choose a new password with. Answers alike whether or not there is an account with this address.',
    { email: { type: () => String, description: 'The address that was understood.' } },
  )
  async requestPasswordReset(
    @Ctx() context: Context,
    @Input(() => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ) {
    const request = validate(passwordResetRequestSchema, input);
    await requestPasswordReset(context, request);
    return { email: request.email };
  }

  @For('anyone')
  @Change(
    'Changes a password by a mailed link, which works once, within an hour. Ends all sessions of the account.',
    maskedEmailField,
  )
  async resetPassword(
    @Ctx() context: Context,
    @Input(() => ResetPasswordInput) input: ResetPasswordInput,
  ) {
    return { maskedEmail: await resetPassword(context, validate(passwordResetSchema, input)) };
  }
}
