import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { OwnerRequestRow } from '#db/owners/owner-request.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { ownerAnswerSchema, ownerRequestSchema } from '#domain/owners/owner-request.schema.ts';
import type { OwnerRequestKind } from '#domain/owners/owner-request.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import {
  answerRequest,
  myRequests,
  requestsToAnswer,
  sendRequest,
  withdrawRequest,
} from './owner-request.service.ts';
import {
  AnswerOwnerRequestInput,
  OwnerRequestConnection,
  OwnerRequestKindEnum,
  OwnerRequestType,
  SendOwnerRequestInput,
  WithdrawOwnerRequestInput,
  requestField,
} from './owner-request.type.ts';

const NOT_FOUND = 'owners.requestNotFound';

@Resolver(() => OwnerRequestType)
export class OwnerRequestResolver {
  @For('personal')
  @Query(() => OwnerRequestConnection, {
    description: 'What the logged-in user asked the people who run the product for, latest first.',
  })
  async myOwnerRequests(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('kind', () => OwnerRequestKindEnum, { description: 'Of which kind.' })
    kind: OwnerRequestKind,
  ) {
    return myRequests(context, kind, page);
  }

  @For('staff')
  @Query(() => OwnerRequestConnection, {
    description:
      'Requests of owners that are open or in progress, the oldest first. For administrators.',
  })
  async ownerRequests(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return requestsToAnswer(context, page);
  }

  @For('personal')
  @Change(
    'Asks the people who run the product for something. CONFLICT when the same waits for the studio already.',
    requestField,
  )
  async sendOwnerRequest(
    @Ctx() context: Context,
    @Input(() => SendOwnerRequestInput) { studioId, ...input }: SendOwnerRequestInput,
  ) {
    const id = requireId(studioId, 'studios.notFound');
    const request = validate(ownerRequestSchema, { ...input, studioId: id });
    return { request: await sendRequest(context, request) };
  }

  @For('personal')
  @Change('No longer asks for something. CONFLICT when it is closed.', requestField)
  async withdrawOwnerRequest(
    @Ctx() context: Context,
    @Input(() => WithdrawOwnerRequestInput) { id }: WithdrawOwnerRequestInput,
  ) {
    return { request: await withdrawRequest(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Change(
    'Says something to a request of an owner, who is mailed it, and moves it on. CONFLICT when it is closed. For administrators.',
    requestField,
  )
  async answerOwnerRequest(
    @Ctx() context: Context,
    @Input(() => AnswerOwnerRequestInput) { id, ...input }: AnswerOwnerRequestInput,
  ) {
    const answer = validate(ownerAnswerSchema, input);
    return { request: await answerRequest(context, requireId(id, NOT_FOUND), answer) };
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who asks.' })
  async owner(
    @Root() { userId }: OwnerRequestRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return (await profileLoader(context).load(userId)) ?? null;
  }
}
