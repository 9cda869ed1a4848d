import DataLoader from 'dataloader';
import { findPaymentNotes, findTroubles } from '#db/payments/payment-list.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { manyLoader, perRequest } from '#api/lib/loaders.ts';
import { paidThings, refundableByStaff } from './payment-admin.service.ts';

const paymentIdOf = ({ paymentId }: { paymentId: number }) => paymentId;

export const paymentNotesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findPaymentNotes(sql, ids),
  paymentIdOf,
);

/** What troubles payments now. */
export const paymentTroublesLoader = manyLoader(
  ({ sql, now }, ids: readonly number[]) => findTroubles(sql, ids, now),
  paymentIdOf,
);

/** What payments were for, as those see it who look after them. */
export const paidThingLoader = perRequest(
  (context) => new DataLoader((paid: readonly PaymentRow[]) => paidThings(context, paid)),
);

/** What of payments those who look after them can give back, in cents. */
export const refundableLoader = perRequest(
  (context) =>
    new DataLoader(async (paid: readonly PaymentRow[]) => {
      const things = paid.map(async (payment) => paidThingLoader(context).load(payment));
      return refundableByStaff(context.sql, paid, await Promise.all(things));
    }),
);
