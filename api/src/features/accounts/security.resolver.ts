import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { passwordChangeSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { passwordOption } from './account.type.ts';
import { deviceOf } from './device.ts';
import { OwnSession } from './own-session.type.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { changePassword } from './password-change.service.ts';

@Resolver()
export class SecurityResolver {
  @Query(() => [OwnSession], {
    description:
      'Where the logged-in user is logged in, most recently used first. At most 50: the one used least recently gives way to a new one.',
  })
  async mySessions(@Ctx() context: Context): Promise<OwnSession[]> {
    const sessions = await listOwnSessions(context);
    return sessions.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) }));
  }

  @Mutation(() => Boolean, {
    description: 'Ends one of the sessions of the logged-in user; ending this one logs out.',
  })
  async endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<boolean> {
    await endOwnSession(context, parseId(id));
    return true;
  }

  @Mutation(() => Int, {
    description: 'Ends all sessions of the logged-in user but this one, and tells how many.',
  })
  async endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endOtherSessions(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Changes the password of the logged-in user, or sets one where there is none. Ends all other sessions and gives this one another cookie.',
  })
  async changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String, {
      ...passwordOption,
      description: 'The password until now, unless the account has none.',
    })
    currentPassword: string,
    @Arg('password', () => String, { description: 'The new password, at least 8 characters.' })
    password: string,
    @Arg('keepIdentities', () => Boolean, {
      defaultValue: false,
      description:
        'Whether sign-in methods that were connected in the last 30 days stay. By default they are disconnected, in case somebody else had got in; the one that the account was made with always stays.',
    })
    keepIdentities: boolean,
  ): Promise<boolean> {
    const change = { currentPassword, password, keepIdentities };
    await changePassword(context, validate(passwordChangeSchema, change));
    return true;
  }
}
