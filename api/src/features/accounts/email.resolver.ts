import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { mailedLinkSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import type { Context } from '#api/lib/context.ts';
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
}
