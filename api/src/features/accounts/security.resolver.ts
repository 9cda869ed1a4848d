import { Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { passwordChangeSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { ChangePasswordInput, EndSessionInput } from './account.input.ts';
import { deviceOf } from './device.ts';
import { OwnSession } from './own-session.type.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { changePassword } from './password-change.service.ts';
import { signInMethods } from './social/identity.service.ts';
import { SignInMethods } from './social/identity.type.ts';

@Resolver()
export class SecurityResolver {
  @For('personal')
  @Query(() => [OwnSession], {
    description:
      'Where the logged-in user is logged in, most recently used first. At most 50: the one used least recently gives way to a new one.',
  })
  async mySessions(@Ctx() context: Context): Promise<OwnSession[]> {
    const sessions = await listOwnSessions(context);
    return sessions.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) }));
  }

  @For('personal')
  @Change('Ends one of the sessions of the logged-in user; ending this one logs out.', {
    endedSessionId: { type: () => ID, description: 'The session that has ended.' },
  })
  async endSession(
    @Ctx() context: RequestContext,
    @Input(() => EndSessionInput) { id }: EndSessionInput,
  ) {
    const sessionId = requireId(id, 'accounts.sessionNotFound');
    await endOwnSession(context, sessionId);
    return { endedSessionId: sessionId };
  }

  @For('personal')
  @Change('Ends all sessions of the logged-in user but this one.', {
    endedCount: { type: () => Int, description: 'How many have ended.' },
  })
  async endOtherSessions(@Ctx() context: Context) {
    return { endedCount: await endOtherSessions(context) };
  }

  @For('personal')
  @Change(
    'Changes the password of the logged-in user, or sets one where there is none. Ends all other sessions and gives this one another cookie.',
    { signInMethods: { type: () => SignInMethods, description: 'What opens the account now.' } },
  )
  async changePassword(
    @Ctx() context: RequestContext,
    @Input(() => ChangePasswordInput) input: ChangePasswordInput,
  ) {
    const user = await changePassword(context, validate(passwordChangeSchema, input));
    return { signInMethods: () => signInMethods(context, user) };
  }
}
