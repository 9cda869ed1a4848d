import { Ctx, Resolver } from 'type-graphql';
import { emailChangeSchema, mailedLinkSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import {
  ConfirmEmailChangeInput,
  RequestEmailChangeInput,
  UndoEmailChangeInput,
  VerifyEmailInput,
} from './account.input.ts';
import { User } from './user.type.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from './email-change.service.ts';
import { requestEmailVerification, verifyEmail } from './email-verification.service.ts';
import { maskedEmailField } from './mailed-link.ts';
import { accountLimits } from './account.limits.ts';

@Resolver()
export class EmailResolver {
  @For('personal')
  @Change(
    'Mails the logged-in user a link to show that their address is theirs. No failure when they have shown it before; then nothing is mailed.',
    { user: { type: () => User, description: 'The logged-in user.' } },
  )
  async requestEmailVerification(@Ctx() context: Context) {
    return { user: await requestEmailVerification(context) };
  }

  @For('anyone', { limit: accountLimits.mailedLinkByAddress })
  @Change(
    'Follows a mailed link that shows that an address is its account’s. Works logged out too, and again within its three days.',
    maskedEmailField,
  )
  async verifyEmail(
    @Ctx() context: Context,
    @Input(() => VerifyEmailInput) input: VerifyEmailInput,
  ) {
    return { maskedEmail: await verifyEmail(context, validate(mailedLinkSchema, input)) };
  }

  @For('personal')
  @Change(
    'Mails a link to the address that the logged-in user wants, which becomes theirs once it is followed. Does not tell whether somebody else has an account with it.',
    { user: { type: () => User, description: 'The logged-in user.' } },
  )
  async requestEmailChange(
    @Ctx() context: Context,
    @Input(() => RequestEmailChangeInput) input: RequestEmailChangeInput,
  ) {
    return { user: await requestEmailChange(context, validate(emailChangeSchema, input)) };
  }

  @For('personal')
  @Change('Gives up a change of address that is not confirmed yet.', {
    user: { type: () => User, description: 'The logged-in user.' },
  })
  async cancelEmailChange(@Ctx() context: Context) {
    return { user: await cancelEmailChange(context) };
  }

  @For('anyone', { limit: accountLimits.mailedLinkByAddress })
  @Change(
    'Follows a mailed link that changes the address of an account. Works once, within a day, logged out too. The former address is told, with a link that undoes it.',
    maskedEmailField,
  )
  async confirmEmailChange(
    @Ctx() context: Context,
    @Input(() => ConfirmEmailChangeInput) input: ConfirmEmailChangeInput,
  ) {
    return { maskedEmail: await confirmEmailChange(context, validate(mailedLinkSchema, input)) };
  }

  @For('anyone', { limit: accountLimits.mailedLinkByAddress })
  @Change(
    'Follows a mailed link that gives an account its former address back. Works once, within fourteen days, logged out too. Ends all sessions, and mails a link to choose a new password with.',
    maskedEmailField,
  )
  async undoEmailChange(
    @Ctx() context: RequestContext,
    @Input(() => UndoEmailChangeInput) input: UndoEmailChangeInput,
  ) {
    return { maskedEmail: await undoEmailChange(context, validate(mailedLinkSchema, input)) };
  }
}
