import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { reauthenticationSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { CurrentUser, passwordOption } from '#api/features/accounts/account.type.ts';
import type { Context } from '#api/lib/context.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { obstaclesOf, requestAccountDeletion, restoreAccount } from './account-deletion.service.ts';
import { AccountDeletionObstacles } from './privacy.type.ts';

@Resolver()
export class PrivacyResolver {
  @Query(() => AccountDeletionObstacles, {
    description: 'What the logged-in user has to settle before their account can be deleted.',
  })
  async accountDeletionObstacles(@Ctx() context: Context): Promise<AccountDeletionObstacles> {
    return obstaclesOf(context);
  }

  @Mutation(() => DateTimeScalar, {
    description:
      'Has the account of the logged-in user deleted in fourteen days, ends all its sessions, and tells when it is deleted. Refused while bookings are live or studios listed.',
  })
  async requestAccountDeletion(
    @Ctx() context: Context,
    @Arg('password', () => String, passwordOption) password: string,
  ): Promise<number> {
    const input = validate(reauthenticationSchema, { password });
    return requestAccountDeletion(context, input.password);
  }

  @Mutation(() => CurrentUser, {
    description: 'Keeps the account of the logged-in user, who had asked to have it deleted.',
  })
  async restoreAccount(@Ctx() context: Context): Promise<CurrentUser> {
    return restoreAccount(context);
  }
}
