import type { BookingActor, BookingStatus } from '#web/lib/schema.generated.ts';

/** What becomes of a booking, step by step. */
export type StepKey =
  | 'reserved'
  | 'payment'
  | 'unpaid'
  | 'booked'
  | 'requested'
  | 'reply'
  | 'confirmed'
  | 'changed'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'session'
  | 'review';

/** How far a step is: the next one is what is waited for, and after an `ended` one comes nothing. */
export type StepState = 'done' | 'next' | 'ahead' | 'ended';

export interface Step {
  key: StepKey;
  state: StepState;
  /** When it was taken, or is due, ISO 8601; undefined for what has no time. */
  at?: string | undefined;
  /** Who took it, where that makes a difference. */
  by?: Exclude<BookingActor, 'ENGINEER'> | undefined;
}

/** What the steps of a booking follow from. */
export interface SteppedBooking {
  status: BookingStatus;
  instant: boolean;
  createdAt: string;
  startsAt: string;
  expiresAt: string | null;
  payment: { dueAt: string | null } | null;
  isReviewed: boolean;
  viewerRole: BookingActor;
  history: readonly {
    fromStatus: BookingStatus | null;
    toStatus: BookingStatus;
    actor: BookingActor;
    at: string;
  }[];
}

/** What has become of a booking, and what is still to come if it stands; the review is the guest's. */
export function stepsOf(booking: SteppedBooking): Step[] {
  const steps = allStepsOf(booking);
  return booking.viewerRole === 'MUSICIAN' ? steps : steps.filter(({ key }) => key !== 'review');
}

function allStepsOf(booking: SteppedBooking): Step[] {
  const { status, instant, createdAt, startsAt, isReviewed } = booking;
  const confirmedAt = stepTo(booking, 'CONFIRMED')?.at;
  const dueAt = booking.payment?.dueAt ?? undefined;
  if (dueAt !== undefined) return unpaidStepsOf(booking, dueAt);
  const begun: Step = { key: instant ? 'booked' : 'requested', state: 'done', at: createdAt };
  const agreed: Step = { key: 'confirmed', state: 'done', at: confirmedAt };
  const session: Step = { key: 'session', state: 'ahead', at: startsAt };
  const review: Step = { key: 'review', state: 'ahead' };
  const changes = booking.history
    .filter(({ fromStatus, toStatus }) => fromStatus === toStatus)
    .map(({ at }): Step => ({ key: 'changed', state: 'done', at }));
  const past = [begun, ...(instant ? [] : [agreed]), ...changes];
  switch (status) {
    case 'PENDING': {
      const reply: Step = { key: 'reply', state: 'next', at: booking.expiresAt ?? undefined };
      return [begun, reply, { key: 'confirmed', state: 'ahead' }, session, review];
    }
    case 'CONFIRMED':
      return [...past, { ...session, state: 'next' }, review];
    case 'COMPLETED':
      return [
        ...past,
        { ...session, state: 'done' },
        { ...review, state: isReviewed ? 'done' : 'next' },
      ];
    case 'DECLINED':
      return [begun, { key: 'declined', state: 'ended', at: stepTo(booking, 'DECLINED')?.at }];
    case 'EXPIRED':
      return [begun, { key: 'expired', state: 'ended', at: booking.expiresAt ?? undefined }];
    case 'CANCELLED': {
      const { at, actor } = stepTo(booking, status) ?? {};
      return [
        ...(isWithdrawnRequest(booking) ? [begun] : past),
        { key: 'cancelled', state: 'ended', at, by: actor === 'ENGINEER' ? undefined : actor },
      ];
    }
    default:
      return status satisfies never;
  }
}

/** What has become of a booking of which the studio has not heard, since it was not paid. */
function unpaidStepsOf(booking: SteppedBooking, dueAt: string): Step[] {
  const { status, instant, createdAt, startsAt } = booking;
  const reserved: Step = { key: 'reserved', state: 'done', at: createdAt };
  if (status === 'PENDING') {
    return [
      reserved,
      { key: 'payment', state: 'next', at: dueAt },
      ...(instant ? [] : [{ key: 'requested', state: 'ahead' } as const]),
      { key: 'confirmed', state: 'ahead' },
      { key: 'session', state: 'ahead', at: startsAt },
      { key: 'review', state: 'ahead' },
    ];
  }
  const end = stepTo(booking, status);
  if (status === 'EXPIRED') return [reserved, { key: 'unpaid', state: 'ended', at: dueAt }];
  const by = end?.actor === 'ENGINEER' ? undefined : end?.actor;
  return [reserved, { key: 'cancelled', state: 'ended', at: end?.at, by }];
}

/** Whether a request was withdrawn before it was ever agreed. */
export function isWithdrawnRequest(booking: SteppedBooking): boolean {
  return booking.status === 'CANCELLED' && stepTo(booking, 'CONFIRMED') === undefined;
}

function stepTo({ history }: SteppedBooking, status: BookingStatus) {
  return history.find(({ toStatus }) => toStatus === status);
}
