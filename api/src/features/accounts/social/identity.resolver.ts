import { Ctx, Query, Resolver } from 'type-graphql';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireUser } from '#api/lib/context.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { CompleteSignUpInput } from '../account.input.ts';
import { User } from '../user.type.ts';
import { beginConnecting, disconnectIdentity, signInMethods } from './identity.service.ts';
import {
  ConnectIdentityInput,
  DisconnectIdentityInput,
  PendingSignUp,
  SignInMethods,
} from './identity.type.ts';
import { completeSignUp, pendingPerson } from './sign-up-completion.service.ts';
import { accountLimits } from '../account.limits.ts';

@Resolver()
export class IdentityResolver {
  @For('personal')
  @Query(() => SignInMethods, { description: 'What opens the account of the logged-in user.' })
  async mySignInMethods(@Ctx() context: Context): Promise<SignInMethods> {
    return signInMethods(context, requireUser(context));
  }

  @For('anyone')
  @Query(() => PendingSignUp, {
    nullable: true,
    description:
      'Who came back from a provider that gave no address, in this browser; null after a while.',
  })
  async pendingSignUp(@Ctx() context: RequestContext): Promise<PendingSignUp | null> {
    return (await pendingPerson(context)) ?? null;
  }

  @For('anyone', { limit: accountLimits.registration })
  @Change('Makes the account of the pending sign-up, logs in and sets the session cookie.', {
    user: { type: () => User, description: 'Who has the account, and is logged in now.' },
  })
  async completeSignUp(
    @Ctx() context: RequestContext,
    @Input(() => CompleteSignUpInput) input: CompleteSignUpInput,
  ) {
    return { user: await completeSignUp(context, validate(addressSchema, input)) };
  }

  @For('personal')
  @Change('Begins to connect a provider with the account.', {
    authorizationUrl: { type: () => String, description: 'The address at the provider to go to.' },
  })
  async connectIdentity(
    @Ctx() context: RequestContext,
    @Input(() => ConnectIdentityInput) { provider }: ConnectIdentityInput,
  ) {
    return { authorizationUrl: await beginConnecting(context, requireUser(context), provider) };
  }

  @For('personal')
  @Change('Disconnects a provider from the account. Refused when nothing else opens it.', {
    signInMethods: { type: () => SignInMethods, description: 'What opens the account now.' },
  })
  async disconnectIdentity(
    @Ctx() context: Context,
    @Input(() => DisconnectIdentityInput) { provider }: DisconnectIdentityInput,
  ) {
    const user = requireUser(context);
    await disconnectIdentity(context, user, provider);
    return { signInMethods: () => signInMethods(context, user) };
  }
}
