import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { CurrentUser } from '../account.type.ts';
import { beginConnecting, disconnectIdentity, signInMethods } from './identity.service.ts';
import { PendingSignUp, SocialProviderEnum, SignInMethods } from './identity.type.ts';
import { completeSignUp, pendingPerson } from './sign-up-completion.service.ts';

@Resolver()
export class IdentityResolver {
  @Query(() => SignInMethods, { description: 'What opens the account of the logged-in user.' })
  async mySignInMethods(@Ctx() context: Context): Promise<SignInMethods> {
    return signInMethods(context, requireUser(context));
  }

  @Query(() => PendingSignUp, {
    nullable: true,
    description:
      'Who came back from a provider that gave no address, in this browser; null after a while.',
  })
  async pendingSignUp(@Ctx() context: Context): Promise<PendingSignUp | null> {
    return (await pendingPerson(context)) ?? null;
  }

  @Mutation(() => CurrentUser, {
    description: 'Makes the account of the pending sign-up, logs in and sets the session cookie.',
  })
  async completeSignUp(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'Address of the new account.' }) email: string,
  ): Promise<CurrentUser> {
    return completeSignUp(context, validate(addressSchema, { email }));
  }

  @Mutation(() => String, {
    description:
      'Begins to connect a provider with the account. Answers the address at the provider to go to.',
  })
  async connectIdentity(
    @Ctx() context: Context,
    @Arg('provider', () => SocialProviderEnum, { description: 'The provider.' })
    provider: SocialProvider,
  ): Promise<string> {
    return beginConnecting(context, requireUser(context), provider);
  }

  @Mutation(() => SignInMethods, {
    description: 'Disconnects a provider from the account. Refused when nothing else opens it.',
  })
  async disconnectIdentity(
    @Ctx() context: Context,
    @Arg('provider', () => SocialProviderEnum, { description: 'The provider.' })
    provider: SocialProvider,
  ): Promise<SignInMethods> {
    const user = requireUser(context);
    await disconnectIdentity(context, user, provider);
    return signInMethods(context, user);
  }
}
