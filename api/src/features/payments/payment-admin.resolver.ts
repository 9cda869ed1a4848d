import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { PaymentNoteRow } from '#db/payments/payment-list.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { paymentNoteSchema, paymentRefundSchema } from '#domain/payments/payment-note.schema.ts';
import type { PaymentTrouble } from '#domain/payments/payment-trouble.ts';
import { accountLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { allPayments, notePayment, refundPayment } from './payment-admin.service.ts';
import {
  NotePaymentInput,
  PaidThing,
  PaymentFilterInput,
  PaymentNote,
  PaymentRecord,
  PaymentRecordConnection,
  PaymentTroubleEnum,
  RefundPaymentInput,
} from './payment-admin.type.ts';
import {
  paidThingLoader,
  paymentNotesLoader,
  paymentTroublesLoader,
  refundableLoader,
} from './payment.loaders.ts';

const paymentField = {
  payment: { type: () => PaymentRecord, description: 'The payment, as it is now.' },
} as const;

/** What administrators see of payments, and do about them. */
@Resolver(() => PaymentRecord)
export class PaymentAdminResolver {
  @For('staff')
  @Query(() => PaymentRecordConnection, {
    description: 'Payments, the latest first. For administrators.',
  })
  async payments(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PaymentFilterInput, {
      nullable: true,
      description: 'Which are wanted.',
    })
    filter?: PaymentFilterInput | null,
  ) {
    const { isTroubled, text } = filter ?? {};
    return allPayments(context, { isTroubled, text }, page);
  }

  @For('staff')
  @Change(
    'Gives back money of a payment. What has a page of its own to decide that on, such as an order, is refused. For administrators.',
    paymentField,
  )
  async refundPayment(
    @Ctx() context: Context,
    @Input(() => RefundPaymentInput) { paymentId, ...input }: RefundPaymentInput,
  ) {
    const id = requireId(paymentId, 'errors.notFound');
    return { payment: await refundPayment(context, id, validate(paymentRefundSchema, input)) };
  }

  @For('staff')
  @Change(
    'Notes something about a payment for administrators alone; what has troubled it until now is looked after. For administrators.',
    paymentField,
  )
  async notePayment(
    @Ctx() context: Context,
    @Input(() => NotePaymentInput) { paymentId, ...input }: NotePaymentInput,
  ) {
    const { note } = validate(paymentNoteSchema, input);
    return { payment: await notePayment(context, requireId(paymentId, 'errors.notFound'), note) };
  }

  @FieldResolver(() => PaidThing, { description: 'What it was for.' })
  async thing(@Root() payment: PaymentRow, @Ctx() context: Context): Promise<PaidThing> {
    return paidThingLoader(context).load(payment);
  }

  @FieldResolver(() => Int, {
    description:
      'What can still go back of it here, in US cents: nothing of what has a page of its own to decide that on.',
  })
  async refundableCents(@Root() payment: PaymentRow, @Ctx() context: Context): Promise<number> {
    return refundableLoader(context).load(payment);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who has paid; null for guests.' })
  async payer(@Root() { userId }: PaymentRow, @Ctx() context: Context): Promise<UserRow | null> {
    return userId === null ? null : ((await accountLoader(context).load(userId)) ?? null);
  }

  @FieldResolver(() => [PaymentTroubleEnum], {
    description:
      'What of it somebody has to look after; a dispute until it ends, else until a note.',
  })
  async troubles(@Root() { id }: PaymentRow, @Ctx() context: Context): Promise<PaymentTrouble[]> {
    const found = await paymentTroublesLoader(context).load(id);
    return found.map(({ trouble }) => trouble);
  }

  @FieldResolver(() => [PaymentNote], { description: 'What was noted about it, in order.' })
  async notes(@Root() { id }: PaymentRow, @Ctx() context: Context): Promise<PaymentNoteRow[]> {
    return paymentNotesLoader(context).load(id);
  }
}

/** What is noted about payments. */
@Resolver(() => PaymentNote)
export class PaymentNoteResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Whose it is.' })
  async user(@Root() { userId }: PaymentNoteRow, @Ctx() context: Context): Promise<UserRow | null> {
    return (await accountLoader(context).load(userId)) ?? null;
  }
}
