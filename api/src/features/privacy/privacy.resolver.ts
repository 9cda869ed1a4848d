import { Ctx, Query, Resolver } from 'type-graphql';
import { reauthenticationSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { obstaclesOf, requestAccountDeletion, restoreAccount } from './account-deletion.service.ts';
import { AccountDeletionObstacles, RequestAccountDeletionInput } from './privacy.type.ts';

@Resolver()
export class PrivacyResolver {
  @For('personal')
  @Query(() => AccountDeletionObstacles, {
    description: 'What the logged-in user has to settle before their account can be deleted.',
  })
  async accountDeletionObstacles(@Ctx() context: Context): Promise<AccountDeletionObstacles> {
    return obstaclesOf(context);
  }

  @For('personal')
  @Change(
    'Has the account of the logged-in user deleted in fourteen days, and ends all its sessions. Refused while bookings are live or studios listed.',
    { deletionDueAt: { type: () => DateTimeScalar, description: 'When the account is deleted.' } },
  )
  async requestAccountDeletion(
    @Ctx() context: RequestContext,
    @Input(() => RequestAccountDeletionInput) input: RequestAccountDeletionInput,
  ) {
    const { password } = validate(reauthenticationSchema, input);
    return { deletionDueAt: await requestAccountDeletion(context, password) };
  }

  @For('personal')
  @Change('Keeps the account of the logged-in user, who had asked to have it deleted.', {
    user: { type: () => User, description: 'The logged-in user.' },
  })
  async restoreAccount(@Ctx() context: Context) {
    return { user: await restoreAccount(context) };
  }
}
