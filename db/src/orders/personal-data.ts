import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';
import { instant } from '../lib/instants.ts';

export const personalData = {
  tables: {
    orders: {
      exported: 'orders',
      kept: 'Bookkeeping: what was sold, to which country and for how much, by the id of a former member. Who it was and where they lived is forgotten.',
    },
    order_events: {
      exported: 'orders.history',
      kept: 'Bookkeeping: what happened to an order, by the id of a former member.',
    },
    gift_cards: {
      exported: null,
      leftOut: 'What an administrator has done for us.',
      kept: 'Bookkeeping: that an administrator has given a gift card away, by the id of a former one.',
    },
    tax_rates: {
      exported: null,
      leftOut: 'What an administrator has done for us.',
      kept: 'Bookkeeping: which sales tax was set by whom, by the id of a former administrator.',
    },
  },
  exports: { orders: exportOrders },
  /** What is still to be sent keeps its address until it was; then a schedule forgets it. */
  async erase(db, { id }) {
    await forgetCustomers(db, id);
  },
} satisfies PersonalData;

/**
 * Forgets who has ordered what is paid, sent or over, of a user whose account goes.
 * @param userId null for everybody whose account is gone
 */
export async function forgetCustomers(db: Statements, userId: number | null): Promise<void> {
  const whose =
    userId === null
      ? sql`user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)`
      : sql`user_id = ${userId}`;
  await sql`
    WITH forgotten AS (
      UPDATE orders SET email = NULL, customer = NULL, return_reason = ''
      WHERE ${whose} AND status NOT IN ('paid', 'return-requested') AND customer IS NOT NULL
      RETURNING id
    ), items AS (
      UPDATE order_items
      SET options = options - '{recipientEmail,recipientName,message}'::text[]
      WHERE order_id IN (SELECT id FROM forgotten) AND kind = 'gift-card'
      RETURNING id
    )
    UPDATE gift_cards SET message = '' WHERE order_item_id IN (SELECT id FROM items)
      AND mailed_at IS NOT NULL
  `.execute(db);
}

/** Before when guests' orders have to be for what they say to be forgotten. Epoch milliseconds. */
export interface GuestsLimits {
  unpaidBefore: number;
  contactBefore: number;
  invoiceBefore: number;
}

/**
 * Forgets what guests have said for their orders, step by step: how to reach them and what was mailed
 * to whom first; who they were, which stands on their invoice, long after. What is still to be sent or
 * taken back stays.
 */
export async function forgetGuests(db: Statements, limits: GuestsLimits): Promise<void> {
  const { unpaidBefore, contactBefore, invoiceBefore } = limits;
  const isUnpaid = sql`paid_at IS NULL AND created_at < ${instant(unpaidBefore)}`;
  const isOver = sql`coalesce(shipped_at, paid_at) < ${instant(contactBefore)}`;
  const isOld = sql`paid_at < ${instant(invoiceBefore)}`;
  await sql`
    WITH forgotten AS (
      UPDATE orders SET email = NULL, return_reason = '', tracking_number = '',
        customer = CASE WHEN paid_at IS NULL OR ${isOld} THEN NULL ELSE customer END
      WHERE user_id IS NULL AND customer IS NOT NULL
        AND status NOT IN ('awaiting-payment', 'paid', 'return-requested')
        AND ((${isUnpaid}) OR (email IS NOT NULL AND ${isOver}) OR ${isOld})
      RETURNING id
    ), keys AS (
      DELETE FROM order_keys WHERE order_id IN (SELECT id FROM forgotten)
    ), uses AS (
      UPDATE coupon_uses SET email = NULL WHERE order_id IN (SELECT id FROM forgotten)
    ), items AS (
      UPDATE order_items
      SET options = options - '{recipientEmail,recipientName,message}'::text[]
      WHERE order_id IN (SELECT id FROM forgotten) AND kind = 'gift-card'
      RETURNING id
    )
    UPDATE gift_cards SET message = '', recipient_name = '', recipient_email = ''
    WHERE order_item_id IN (SELECT id FROM items) AND mailed_at IS NOT NULL
  `.execute(db);
}

async function exportOrders(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT number, status, email, customer, country, payment_method AS "paymentMethod",
      shipping_method AS "shippingMethod", subtotal_cents AS "subtotalCents",
      discount_cents AS "discountCents", coupon_code AS coupon, shipping_cents AS "shippingCents",
      tax_rate AS "taxRate", tax_cents AS "taxCents", total_cents AS "totalCents",
      gift_card_cents AS "giftCardCents",
      refunded_cents + gift_card_refunded_cents AS "refundedCents", carrier,
      tracking_number AS "trackingNumber", return_reason AS "returnReason",
      created_at AS "createdAt", paid_at AS "paidAt", shipped_at AS "shippedAt",
      (
        SELECT jsonb_agg(jsonb_build_object(
          'product', name, 'variant', variant_options, 'options', options,
          'unitCents', unit_cents, 'quantity', quantity
        ) ORDER BY position) FROM order_items WHERE order_id = orders.id
      ) AS items,
      (
        SELECT jsonb_agg(jsonb_build_object('what', kind, 'by', actor, 'at', at) ORDER BY id)
        FROM order_events WHERE order_id = orders.id AND kind <> 'note'
      ) AS history
    FROM orders WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
