import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RemovalRequestRow } from '#db/company/removal-request.repository.ts';
import { removalAnswerSchema, removalSchema } from '#domain/company/removal.schema.ts';
import { removalDueOn } from '#domain/company/removal.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';
import { companyLimits } from './company.limits.ts';
import { removalsToDecide, requestRemoval, settleRemoval } from './removal.service.ts';
import {
  DecideRemovalInput,
  RemovalRequestConnection,
  RemovalRequestType,
  RequestRemovalInput,
} from './removal.type.ts';

@Resolver(() => RemovalRequestType)
export class RemovalResolver {
  @For('anyone', { limit: companyLimits.removalByNetwork })
  @Change(
    'Asks for a listing to be removed, which an administrator decides within 2 to 3 business days. Whoever asks is mailed at once, and when it is decided.',
    { email: { type: () => String, description: 'The address that was understood.' } },
  )
  async requestRemoval(
    @Ctx() context: Context,
    @Input(() => RequestRemovalInput) input: RequestRemovalInput,
  ) {
    const request = validate(removalSchema, input);
    await requestRemoval(context, request);
    return { email: request.email };
  }

  @For('staff')
  @Query(() => RemovalRequestConnection, {
    description:
      'Requests to remove a listing that wait for a decision, the one that has waited longest first. For administrators.',
  })
  async removalRequests(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return removalsToDecide(context, page);
  }

  @For('staff')
  @Change(
    'Decides about a request to remove a listing; whoever asked is mailed. CONFLICT when it is decided already. For administrators.',
    { request: { type: () => RemovalRequestType, description: 'The request, as it is now.' } },
  )
  async decideRemoval(
    @Ctx() context: Context,
    @Input(() => DecideRemovalInput) { id, ...input }: DecideRemovalInput,
  ) {
    const answer = validate(removalAnswerSchema, input);
    return {
      request: await settleRemoval(context, requireId(id, 'company.removalNotFound'), answer),
    };
  }

  @FieldResolver(() => LocalDateScalar, {
    description:
      'The day (UTC) until which it is to be decided: three business days after it came.',
  })
  dueOn(@Root() { createdAt }: RemovalRequestRow): string {
    return removalDueOn(createdAt);
  }
}
