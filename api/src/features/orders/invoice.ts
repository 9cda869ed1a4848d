import type { OrderItemRow } from '#db/orders/order-item.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { dollars } from '#api/lib/dollars.ts';
import { MARGIN, pdfOf, RIGHT } from '#api/lib/pdf/sheet.ts';
import type { Sheet, TextStyle } from '#api/lib/pdf/sheet.ts';
import { backCents } from './order-ledger.ts';
import type english from './locales/en.json';
import { orderTexts } from './order-texts.ts';

const ROW = 18;
const GREY = '#6B655A';

/** Where columns of the table begin, and how wide they are. */
const columns = {
  item: { x: MARGIN, width: 270 },
  quantity: { x: MARGIN + 280, width: 50 },
  unit: { x: MARGIN + 340, width: 75 },
  amount: { x: RIGHT - 80, width: 80 },
} as const;

/** The invoice of an order as a PDF file, A4, in the language in which it was ordered. */
export async function invoiceOf(order: OrderRow, items: readonly OrderItemRow[]): Promise<Buffer> {
  const { language, number } = order;
  const title = wordsOf(language)('title', { number });
  return pdfOf({ language, title, texts: [order, items] }, (sheet) => write(sheet, order, items));
}

function write(sheet: Sheet, order: OrderRow, items: readonly OrderItemRow[]): void {
  const { language, number, paidAt, createdAt } = order;
  const t = wordsOf(language);
  const price = (cents: number) => dollars(cents, language);
  sheet.line(t('title', { number }), { size: 20, isStrong: true, gap: 30 });
  sheet.line(`${t('seller')} · ${t('issued')}: ${dayIn(paidAt ?? createdAt, language)}`, {
    color: GREY,
    gap: 28,
  });
  sheet.beside([t('billTo'), billingOf(order)], [t('shipTo'), shippingOf(order)]);
  const head = [t('item'), t('quantity'), t('unit'), t('amount')] as const;
  addRow(sheet, head, { isStrong: true });
  for (const { name, quantity, unitCents } of items) {
    addRow(sheet, [name, String(quantity), price(unitCents), price(quantity * unitCents)]);
  }
  for (const [label, cents] of sumsOf(order, t)) {
    addRow(sheet, ['', '', label, price(cents)], { isStrong: cents === order.totalCents });
  }
  sheet.line(t('inDollars'), { size: 8, color: GREY, gap: ROW });
}

function addRow(sheet: Sheet, cells: readonly string[], style: TextStyle = {}): void {
  const [item = '', quantity = '', unit = '', amount = ''] = cells;
  const wide = { x: MARGIN + 200, width: 215 };
  sheet.row(
    [
      { text: item, ...columns.item },
      { text: quantity, ...columns.quantity, isNumber: true },
      { text: unit, ...(item ? columns.unit : wide), isNumber: true },
      { text: amount, ...columns.amount, isNumber: true },
    ],
    style,
  );
}

type Words = ReturnType<typeof wordsOf>;

function sumsOf(order: OrderRow, t: Words): (readonly [string, number])[] {
  const { subtotalCents, discountCents, shippingCents, taxRate, taxCents, totalCents } = order;
  const { giftCardCents, language } = order;
  const all = orderTexts(language);
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(taxRate / 100);
  const given = [
    [all('facts.discount').named, -discountCents],
    [all('facts.shipping').named, shippingCents],
    [t('rate', { rate }), taxCents],
  ] as const;
  const after = [
    [all('facts.giftCards').named, -giftCardCents],
    [t('refunded'), -backCents(order)],
  ] as const;
  return [
    [t('subtotal'), subtotalCents],
    ...given.filter(([, cents]) => cents !== 0),
    [all('facts.total').named, totalCents],
    ...after.filter(([, cents]) => cents !== 0),
  ];
}

/** What stands on an invoice beside what was ordered. */
type Word = keyof (typeof english)['invoice'];

function wordsOf(language: Language) {
  const t = orderTexts(language);
  return (word: Word, values: Readonly<Record<string, string>> = {}) =>
    t(`invoice.${word}`, values).named;
}

function shippingOf({ customer, email }: OrderRow): string[] {
  if (!customer) return [];
  const { name, address, city, state, zipCode, country } = customer;
  return [name, address, `${city}, ${state} ${zipCode}`, country, email ?? ''];
}

function billingOf(order: OrderRow): string[] {
  const { customer } = order;
  if (!customer || customer.sameAsBilling) return shippingOf(order);
  const { name, billingAddress, billingCity, billingState, billingZipCode } = customer;
  const place = `${billingCity ?? ''}, ${billingState ?? ''} ${billingZipCode ?? ''}`;
  return [name, billingAddress ?? '', place, customer.billingCountry ?? ''];
}

function dayIn(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
