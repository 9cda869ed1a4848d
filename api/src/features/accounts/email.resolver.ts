import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { emailChangeSchema, mailedLinkSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import type { Context } from '#api/lib/context.ts';
import { CurrentUser, passwordOption } from './account.type.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from './email-change.service.ts';
import { requestEmailVerification, verifyEmail } from './email-verification.service.ts';

@Resolver()
export class EmailResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails the logged-in user a link to show that their address is theirs. True also when they have shown it before, and nothing is mailed.',
  })
  async requestEmailVerification(@Ctx() context: Context): Promise<boolean> {
    await requestEmailVerification(context);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Follows a mailed link that shows that an address is its account’s. Works logged out too, and again within its three days.',
  })
  async verifyEmail(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<boolean> {
    await verifyEmail(context, validate(mailedLinkSchema, { token }));
    return true;
  }

  @Mutation(() => CurrentUser, {
    description:
      'Mails a link to the address that the logged-in user wants, which becomes theirs once it is followed. Does not tell whether somebody else has an account with it.',
  })
  async requestEmailChange(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address that is wanted.' }) email: string,
    @Arg('password', () => String, passwordOption) password: string,
  ): Promise<CurrentUser> {
    return requestEmailChange(context, validate(emailChangeSchema, { email, password }));
  }

  @Mutation(() => CurrentUser, {
    description: 'Gives up a change of address that is not confirmed yet.',
  })
  async cancelEmailChange(@Ctx() context: Context): Promise<CurrentUser> {
    return cancelEmailChange(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Follows a mailed link that changes the address of an account. Works once, within a day, logged out too. The former address is told, with a link that undoes it.',
  })
  async confirmEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<boolean> {
    await confirmEmailChange(context, validate(mailedLinkSchema, { token }));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Follows a mailed link that gives an account its former address back. Works once, within fourteen days, logged out too. Ends all sessions, and mails a link to choose a new password with.',
  })
  async undoEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<boolean> {
    await undoEmailChange(context, validate(mailedLinkSchema, { token }));
    return true;
  }
}
