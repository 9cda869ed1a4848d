import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { FidelityCommentRow, FidelityFileRow } from '#db/services/fidelity-file.repository.ts';
import type { FidelityOrderRow } from '#db/services/fidelity-order.repository.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import {
  fidelityActions,
  nextFidelityState,
  revisionsLeft,
  takesFidelityFile,
} from '#domain/services/fidelity-order.ts';
import type { FidelityAction, FidelityState } from '#domain/services/fidelity-order.ts';
import {
  fidelityCommentSchema,
  fidelityOrderSchema,
  fidelityPeaksSchema,
  fidelityRevisionSchema,
} from '#domain/services/fidelity.schema.ts';
import { For } from '#api/lib/audience.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import {
  commentOnFidelity,
  drawFidelityFile,
  isFidelityFileShown,
} from './fidelity-file.service.ts';
import {
  fidelityOrderById,
  fidelityOrdersToWorkOn,
  myFidelityOrders,
  orderFidelity,
} from './fidelity-order.service.ts';
import {
  approveFidelity,
  cancelFidelity,
  deliverFidelity,
  requestFidelityRevision,
  startFidelity,
} from './fidelity-work.service.ts';
import {
  ApproveFidelityInput,
  CancelFidelityInput,
  CommentOnFidelityInput,
  DeliverFidelityInput,
  DrawFidelityFileInput,
  OrderFidelityInput,
  RequestFidelityRevisionInput,
  StartFidelityInput,
} from './fidelity.input.ts';
import { fidelityCommentsLoader, fidelityFilesLoader } from './fidelity.loaders.ts';
import { fidelityPartiesOf, fidelityPolicy } from './fidelity.policy.ts';
import {
  changed,
  FidelityActionEnum,
  FidelityComment,
  FidelityFile,
  FidelityFileKindEnum,
  FidelityOrder,
  FidelityOrderConnection,
  FidelityStateEnum,
} from './fidelity.type.ts';

const idOf = (text: string) => requireId(text, 'services.orderNotFound');
const fileIdOf = (text: string) => requireId(text, 'services.fileUnknown');

/** Orders of mixing and mastering, and what is done about them. */
@Resolver(() => FidelityOrder)
export class FidelityOrderResolver {
  @For('personal')
  @Query(() => FidelityOrder, {
    nullable: true,
    description: 'An order, for its customer and for engineers; null for everybody else.',
  })
  async fidelityOrder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ) {
    return fidelityOrderById(context, id);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @Query(() => FidelityOrderConnection, {
    description: 'The orders of whoever is logged in, the newest first.',
  })
  async myFidelityOrders(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myFidelityOrders(context, page);
  }

  @For('staff')
  @Cost({ work: STATEMENT })
  @Query(() => FidelityOrderConnection, {
    description: 'All orders, the newest first. For administrators.',
  })
  async fidelityOrders(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => FidelityStateEnum, {
      nullable: true,
      description: 'Only those that stand there.',
    })
    status: FidelityState | null,
  ) {
    return fidelityOrdersToWorkOn(context, status, page);
  }

  @For('personal')
  @Change('Orders mixing or mastering, which is to be paid for next.', changed)
  async orderFidelity(
    @Ctx() context: Context,
    @Input(() => OrderFidelityInput) { idempotencyKey, ...input }: OrderFidelityInput,
  ) {
    const attempt = validate(attemptSchema.required(), { idempotencyKey });
    const wanted = validate(fidelityOrderSchema, { ...input, references: input.references ?? '' });
    return { order: await orderFidelity(context, wanted, attempt.idempotencyKey!) };
  }

  @For('staff')
  @Change('Begins to work on an order. For administrators.', changed)
  async startFidelity(
    @Ctx() context: Context,
    @Input(() => StartFidelityInput) { id }: StartFidelityInput,
  ) {
    return { order: await startFidelity(context, idOf(id)) };
  }

  @For('staff')
  @Change('Hands over the version that was sent. For administrators.', changed)
  async deliverFidelity(
    @Ctx() context: Context,
    @Input(() => DeliverFidelityInput) { id }: DeliverFidelityInput,
  ) {
    return { order: await deliverFidelity(context, idOf(id)) };
  }

  @For('personal')
  @Change('Asks for another version. For the customer.', changed)
  async requestFidelityRevision(
    @Ctx() context: Context,
    @Input(() => RequestFidelityRevisionInput) { id, ...input }: RequestFidelityRevisionInput,
  ) {
    const { note } = validate(fidelityRevisionSchema, input);
    return { order: await requestFidelityRevision(context, idOf(id), note) };
  }

  @For('personal')
  @Change('Accepts what was delivered. For the customer.', changed)
  async approveFidelity(
    @Ctx() context: Context,
    @Input(() => ApproveFidelityInput) { id }: ApproveFidelityInput,
  ) {
    return { order: await approveFidelity(context, idOf(id)) };
  }

  @For('personal')
  @Change(
    'Takes an order back before anybody works on it; what was paid goes back. For the customer and engineers.',
    changed,
  )
  async cancelFidelity(
    @Ctx() context: Context,
    @Input(() => CancelFidelityInput) { id }: CancelFidelityInput,
  ) {
    return { order: await cancelFidelity(context, idOf(id)) };
  }

  @For('personal')
  @Change('Says something of a version. For the customer and engineers.', changed)
  async commentOnFidelity(
    @Ctx() context: Context,
    @Input(() => CommentOnFidelityInput) { fileId, ...input }: CommentOnFidelityInput,
  ) {
    const comment = validate(fidelityCommentSchema, input);
    return { order: await commentOnFidelity(context, fileIdOf(fileId), comment) };
  }

  @For('personal')
  @Change('Keeps the shape of a sound. For who sent it.', changed)
  async drawFidelityFile(
    @Ctx() context: Context,
    @Input(() => DrawFidelityFileInput) { id, ...input }: DrawFidelityFileInput,
  ) {
    const { peaks } = validate(fidelityPeaksSchema, input);
    return { order: await drawFidelityFile(context, fileIdOf(id), peaks) };
  }

  @FieldResolver(() => User, { description: 'Who has ordered it.' })
  async customer(
    @Root() { userId }: FidelityOrderRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    return personOf(context, userId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many revisions can still be asked for; null for as many as it takes.',
  })
  revisionsLeft(@Root() order: FidelityOrderRow): number | null {
    return revisionsLeft(order);
  }

  @FieldResolver(() => [FidelityFile], {
    description: 'Its sounds, the newest first. Customers see versions once they are delivered.',
  })
  async files(
    @Root() order: FidelityOrderRow,
    @Ctx() context: Context,
  ): Promise<FidelityFileRow[]> {
    const files = await fidelityFilesLoader(context).load(order.id);
    return files.filter((file) => isFidelityFileShown(context, file, order));
  }

  @For('personal')
  @FieldResolver(() => [FidelityActionEnum], {
    description: 'What the reader can do about it now.',
  })
  viewerCan(@Root() order: FidelityOrderRow, @Ctx() context: Context): FidelityAction[] {
    const parties = fidelityPartiesOf(requireActor(context), order);
    const canPay = order.status === 'awaiting-payment' && parties.includes('customer');
    return fidelityActions.filter(
      (action) =>
        (action === 'pay' && canPay) ||
        parties.some((party) => nextFidelityState(order, action, party) !== undefined),
    );
  }

  @For('personal')
  @FieldResolver(() => FidelityFileKindEnum, {
    nullable: true,
    description: 'What sounds the reader can send for it now; null for none.',
  })
  viewerCanSend(@Root() order: FidelityOrderRow, @Ctx() context: Context) {
    if (isAllowed(context, fidelityPolicy.mix, order) && takesFidelityFile('mix', order.status)) {
      return 'mix';
    }
    const canSend = isAllowed(context, fidelityPolicy.send, order);
    return canSend && takesFidelityFile('stem', order.status) ? 'stem' : null;
  }
}

@Resolver(() => FidelityFile)
export class FidelityFileResolver {
  @FieldResolver(() => String, {
    description:
      'Where it is heard by those who take part. Has it saved under its name with `?save=1`.',
  })
  url(@Root() { id }: FidelityFileRow): string {
    return `/api/fidelity-files/${id}`;
  }

  @FieldResolver(() => [FidelityComment], {
    description:
      'What is said of it, in the order of the music; what is about the whole comes first.',
  })
  async comments(
    @Root() { id }: FidelityFileRow,
    @Ctx() context: Context,
  ): Promise<FidelityCommentRow[]> {
    return fidelityCommentsLoader(context).load(id);
  }
}

@Resolver(() => FidelityComment)
export class FidelityCommentResolver {
  @FieldResolver(() => User, { description: 'Who has written it.' })
  async author(
    @Root() { userId }: FidelityCommentRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    return personOf(context, userId);
  }
}

/** Somebody who has a part in an order, or had one. */
async function personOf(context: Context, userId: number): Promise<ProfileRow> {
  const person = await profileLoader(context).load(userId);
  if (!person) throw new Error(`There is no user ${userId}.`);
  return person;
}
