import { findGiftCard } from '#db/orders/gift-card.repository.ts';
import type { GiftCardRow } from '#db/orders/gift-card.repository.ts';
import { findItems } from '#db/orders/order-item.repository.ts';
import { findProducts } from '#db/catalog/product.repository.ts';
import { findOrder } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { dollars } from '#api/lib/dollars.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { Delivery, Email, Fact, MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import type { OwnWording } from '#api/lib/mail/wording.ts';
import { issueCode } from './gift-card-codes.ts';
import { newOrderKey } from './order-access.ts';
import { orderTexts } from './order-texts.ts';

type OrderData = Readonly<{
  orderId: number;
  /** That of a guest: the address need not be an account's. */
  language: Language;
}>;

/** What an email about an order says by itself. */
type Said = Pick<Email, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'facts'>;

/** A kind of email about an order; none is written of one that is forgotten. */
function orderMail<Data extends OrderData>(
  name: string,
  say: (order: OrderRow, data: Data, delivery: Delivery) => Promise<Said>,
): MailKind<Data> {
  return {
    name,
    // What is bought has to be accounted for: nobody can switch it off.
    notification: null,
    priority: 'ordinary',
    async compose(data, delivery) {
      const order = await findOrder(delivery.sql, data.orderId);
      if (!order?.customer) return undefined;
      const said = await say(order, data, delivery);
      return { ...said, ...(await endOf(order, delivery)) };
    },
  };
}

/**
 * Where the customer of an order reads it. A guest is let in by a key, which is made here, for each
 * email anew, so that it is kept nowhere.
 */
async function endOf({ id, number, userId }: OrderRow, { sql, now, language }: Delivery) {
  const t = orderTexts(language);
  const label = t('viewOrder');
  if (userId !== null) return { action: { label, path: `/account/orders/${number}` } };
  const key = await newOrderKey(sql, id, now);
  return { action: { label, path: `/orders/${number}/${key}` }, notes: [t('guest')] };
}

const orderPaidMail = orderMail<OrderData>('order-paid', async (order, _, { sql, language }) => {
  const t = orderTexts(language);
  const { isShipped, isHandedOver } = order;
  return {
    subject: t('paid.subject', { number: own(order.number) }),
    preview: t('paid.preview'),
    heading: t('paid.heading'),
    paragraphs: [
      t('paid.text', { name: nameOf(order) }),
      ...(isHandedOver ? [t('paid.ready')] : []),
      ...(isShipped ? [t('paid.next')] : []),
    ],
    facts: await linesOf(sql, order, language),
  };
});

const orderShippedMail = orderMail<OrderData>('order-shipped', (order, _, { language }) => {
  const t = orderTexts(language);
  const { number, carrier, trackingNumber } = order;
  const tracked: Fact[] = [
    { label: t('facts.number'), value: own(number) },
    ...(carrier ? [{ label: t('facts.carrier'), value: own(carrier) }] : []),
    ...(trackingNumber ? [{ label: t('facts.tracking'), value: own(trackingNumber) }] : []),
  ];
  return Promise.resolve({
    subject: t('shipped.subject', { number: own(number) }),
    preview: t('shipped.preview'),
    heading: t('shipped.heading'),
    paragraphs: [t('shipped.text', { name: nameOf(order) })],
    facts: tracked,
  });
});

type RefundData = OrderData & Readonly<{ cents: number }>;

const orderRefundedMail = orderMail<RefundData>(
  'order-refunded',
  (order, { cents }, { language }) => {
    const t = orderTexts(language);
    const number = own(order.number);
    const amount = own(dollars(cents, language));
    return Promise.resolve({
      subject: t('refunded.subject', { number }),
      preview: t('refunded.preview', { amount }),
      heading: t('refunded.heading'),
      paragraphs: [t('refunded.text', { name: nameOf(order), amount })],
      facts: [{ label: t('facts.number'), value: number }],
    });
  },
);

const orderTooLateMail: MailKind<RefundData> = {
  name: 'order-too-late',
  notification: null,
  priority: 'ordinary',
  async compose({ orderId, cents }, { sql, language }) {
    const order = await findOrder(sql, orderId);
    if (!order?.customer) return undefined;
    const t = orderTexts(language);
    const number = own(order.number);
    const amount = own(dollars(cents, language));
    const [item] = await findItems(sql, [order.id]);
    const [product] = item ? await findProducts(sql, [item.productId]) : [];
    const query = product
      ? `?${new URLSearchParams({ category: product.categoryId }).toString()}`
      : '';
    const reason = order.status === 'expired' ? 'soldOut' : 'closed';
    return {
      subject: t('tooLate.subject', { number }),
      preview: t('tooLate.preview', { amount }),
      heading: t('tooLate.heading'),
      paragraphs: [
        t('tooLate.text', { name: nameOf(order), amount, number }),
        t(`tooLate.${reason}`),
        t('tooLate.banks'),
      ],
      facts: [{ label: t('facts.number'), value: number }],
      action: { label: t('similar'), path: `/shop${query}` },
    };
  },
};

type GiftCardData = Readonly<{ giftCardId: number; language: Language }>;

const giftCardMail: MailKind<GiftCardData> = {
  name: 'gift-card',
  notification: null,
  priority: 'ordinary',
  async compose({ giftCardId }, { sql, now, language }) {
    const card = await findGiftCard(sql, giftCardId);
    if (!card || card.recalledAt !== null) return undefined;
    const t = orderTexts(language);
    // A part of it may have gone back before it was sent.
    const amount = own(dollars(await balanceOf(sql, `gift-card:${giftCardId}`), language));
    const { recipientName: name, message } = card;
    return {
      subject: t('giftCard.subject'),
      preview: t('giftCard.preview', { amount }),
      heading: t('giftCard.heading'),
      paragraphs: [
        t('giftCard.text', { name, amount }),
        ...(message ? [t('giftCard.message', { message })] : []),
        t('giftCard.how'),
      ],
      facts: [
        { label: t('facts.code'), value: own(await issueCode(sql, giftCardId, now)) },
        { label: t('facts.value'), value: amount },
      ],
      action: { label: t('shop'), path: '/shop' },
      notes: [t('giftCard.secret')],
    };
  },
};

/** Every email about orders. */
export const orderMails = [
  orderPaidMail,
  orderShippedMail,
  orderRefundedMail,
  orderTooLateMail,
  giftCardMail,
];

/** Mails the customer of an order, if they are known, what they have bought, as it is paid. */
export async function writePaid(db: Sql, order: OrderRow, now: number): Promise<void> {
  await write(db, orderPaidMail, order, { data: {}, key: String(order.id), now });
}

/** Mails the customer of an order that it was sent. */
export async function writeShipped(db: Sql, order: OrderRow, now: number): Promise<void> {
  await write(db, orderShippedMail, order, { data: {}, key: String(order.id), now });
}

/** Mails the customer of an order that money went back. */
export async function writeRefunded(
  db: Sql,
  order: OrderRow,
  cents: number,
  now: number,
): Promise<void> {
  const key = `${order.id} ${order.refundedCents} ${order.giftCardRefundedCents}`;
  await write(db, orderRefundedMail, order, { data: { cents }, key, now });
}

/** Mails whoever has paid for an order that could not be given any more that all of it goes back. */
export async function writeTooLate(
  db: Sql,
  order: OrderRow,
  cents: number,
  now: number,
): Promise<void> {
  await write(db, orderTooLateMail, order, { data: { cents }, key: String(order.id), now });
}

async function write<Data extends OrderData>(
  db: Sql,
  kind: MailKind<Data>,
  { id: orderId, email: recipient, language }: OrderRow,
  { data, key, now }: { data: Omit<Data, keyof OrderData>; key: string; now: number },
): Promise<void> {
  if (recipient === null) return;
  const all = { ...data, orderId, language } as unknown as Data;
  await writeMail(db, kind, [{ recipient, data: all, key }], now);
}

/** Mails a gift card to whom it is for. */
export async function writeGiftCard(
  db: Sql,
  { id: giftCardId, recipientEmail: recipient }: GiftCardRow,
  { language, now }: { language: Language; now: number },
): Promise<void> {
  const data = { giftCardId, language };
  await writeMail(db, giftCardMail, [{ recipient, data, key: String(giftCardId) }], now);
}

function nameOf({ customer }: OrderRow): string {
  return customer?.name ?? '';
}

async function linesOf(db: Sql, order: OrderRow, language: Language): Promise<Fact[]> {
  const t = orderTexts(language);
  const price = (cents: number): OwnWording => own(dollars(cents, language));
  const items = await findItems(db, [order.id]);
  const { discountCents, shippingCents, taxCents, giftCardCents, totalCents, isShipped } = order;
  return [
    { label: t('facts.number'), value: own(order.number) },
    ...items.map(({ name, quantity, unitCents }) => ({
      label: t('facts.line', { quantity, product: own(name) }),
      value: price(quantity * unitCents),
    })),
    ...(discountCents > 0 ? [{ label: t('facts.discount'), value: price(-discountCents) }] : []),
    ...(isShipped
      ? [
          {
            label: t('facts.shipping'),
            value: shippingCents > 0 ? price(shippingCents) : t('free'),
          },
        ]
      : []),
    { label: t('facts.tax'), value: price(taxCents) },
    { label: t('facts.total'), value: price(totalCents) },
    ...(giftCardCents > 0 ? [{ label: t('facts.giftCards'), value: price(giftCardCents) }] : []),
  ];
}
