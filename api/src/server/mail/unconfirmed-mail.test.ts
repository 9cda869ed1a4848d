import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createProduct } from '#db/catalog/product.factory.ts';
import { upsertClaim } from '#db/claims/studio-claim.repository.ts';
import { insertTicket } from '#db/help/ticket.repository.ts';
import { insertGiftCard } from '#db/orders/gift-card.repository.ts';
import { findItems } from '#db/orders/order-item.repository.ts';
import { createOrder } from '#db/orders/order.factory.ts';
import { createUnclaimedStudio } from '#db/claims/unclaimed-studio.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailData, MailKind } from '#api/lib/mail/mail-kind.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { MailMessage } from './mail-transport.ts';

const server = useServer();
const { emails: mailKinds } = joinFeatures(features);
// The clock stands at 2026-12-01T12:00:00Z.

/** What somebody calls themselves who wants us to mail it to strangers. */
const SPAM = 'Winner\r\n\r\nhttps://evil.example/prize';

const person = { name: SPAM, username: SPAM };
const booking = {
  bookingId: 7,
  studioName: SPAM,
  musicianName: SPAM,
  musicianEmail: SPAM,
  ownerName: SPAM,
  startsAt: Date.parse('2026-12-02T19:00:00Z'),
  endsAt: Date.parse('2026-12-02T21:00:00Z'),
  zone: 'Europe/London',
  hours: 2,
  totalCents: 235_00,
  refundCents: 100_00,
  paymentMethod: 'card',
  status: 'confirmed',
  cityId: 'london',
  owedCents: 0,
  expiresAt: Date.parse('2026-12-02T12:00:00Z'),
  note: SPAM,
  proposalId: 3,
  proposedStartsAt: Date.parse('2026-12-02T20:00:00Z'),
  proposedHours: 3,
  proposedTotalCents: 335_00,
  proposalNote: SPAM,
  proposalExpiresAt: Date.parse('2026-12-02T12:00:00Z'),
};

const share = {
  bookingId: 7,
  inviter: SPAM,
  studio: SPAM,
  startsAt: Date.parse('2026-12-02T19:00:00Z'),
  endsAt: Date.parse('2026-12-02T21:00:00Z'),
  zone: 'Europe/London',
  amountCents: 50_00,
  dueAt: Date.parse('2026-12-02T12:00:00Z'),
  language: 'en',
};

const offer = {
  name: SPAM,
  studio: SPAM,
  zone: 'Europe/London',
  hours: 2,
  startsAt: 0,
  expiresAt: 0,
};

const review = { name: SPAM, studio: SPAM, author: SPAM, until: 0, path: '/studios/7#reviews' };
const decision = { name: SPAM, studio: SPAM, reasons: SPAM, path: '/submit/7/preview' };
const idea = { name: SPAM, title: SPAM, reply: SPAM, path: '/feedback/1' };
const place = { name: SPAM, place: SPAM, reasons: SPAM, path: '/record-labels' };
const affiliate = { name: SPAM, code: SPAM, reasons: SPAM };
const correction = { page: SPAM, reasons: SPAM, path: '/record-labels', language: 'en' };
const removal = { name: SPAM, listingUrl: SPAM, answer: SPAM, language: 'en' };
const outcome = { ...decision, path: '/unclaimed-studios/7' };

interface Holder {
  userId: number;
  email: string;
  pendingEmail: string;
  /** A studio with spam for a name. */
  studioId: number;
  /** A claim that is to be proven by the address. */
  claimId: number;
  /** A ticket of theirs with spam for a subject. */
  ticketId: number;
  /** An order of theirs, and a gift card from it, with spam for a name and a message. */
  orderId: number;
  giftCardId: number;
}

/** What an email of each kind is made from, with spam wherever people write. */
function dataFor({
  userId,
  email,
  pendingEmail,
  studioId,
  claimId,
  ticketId,
  orderId,
  giftCardId,
}: Holder): Record<string, MailData> {
  return {
    'password-reset': { email },
    'password-changed': person,
    'password-replaced': person,
    'made-administrator': person,
    'email-verification': { userId },
    'email-change': { userId, email: pendingEmail },
    'email-changed': { ...person, userId, formerEmail: email, email: SPAM },
    'new-device': { ...person, browser: 'Safari', system: 'iPhone', address: SPAM, at: 0 },
    'identity-connected': { name: SPAM, provider: 'Google', label: SPAM },
    'identity-disconnected': { name: SPAM, provider: 'Google' },
    'two-factor-enabled': { name: SPAM },
    'two-factor-disabled': { name: SPAM },
    'deletion-requested': { ...person, dueAt: 0 },
    'account-deleted': person,
    'booking-requested': booking,
    'booking-confirmed': booking,
    'booking-accepted': booking,
    'booking-declined': booking,
    'booking-cancelled': booking,
    'booking-expired': booking,
    'booking-proposed': booking,
    'booking-changed': booking,
    'booking-unchanged': booking,
    'booking-unpaid': booking,
    'booking-gone': booking,
    'booking-uncharged': booking,
    'booking-day': booking,
    'booking-hour': booking,
    'booking-over': booking,
    'owner-booking-requested': booking,
    'owner-booking-confirmed': booking,
    'owner-booking-cancelled': booking,
    'owner-booking-proposed': booking,
    'owner-booking-changed': booking,
    'owner-booking-unchanged': booking,
    'owner-booking-day': booking,
    'owner-booking-hour': booking,
    'owner-booking-over': booking,
    'share-asked': share,
    'share-reminded': share,
    'share-reopened': share,
    'share-taken': share,
    'share-stopped': share,
    'share-confirmed': share,
    'share-changed': share,
    'share-ended': share,
    'waitlist-offer': offer,
    'team-invitation': { inviter: SPAM, studio: SPAM, role: 'manager', language: 'en' },
    'project-invitation': { inviter: SPAM, project: SPAM, language: 'en' },
    'review-answered': review,
    'review-received': review,
    'review-guest': review,
    'review-waiting': review,
    'listing-approved': decision,
    'listing-returned': decision,
    'listing-suspended': decision,
    'claim-code': { claimId, email, language: 'en' },
    'claim-granted': outcome,
    'claim-declined': outcome,
    'claim-overtaken': outcome,
    'suggestion-listed': outcome,
    'suggestion-declined': outcome,
    'owner-request-answered': { name: SPAM, subject: SPAM, answer: SPAM, kind: 'boost' },
    'idea-answered': idea,
    'idea-done': idea,
    'place-listed': place,
    'place-declined': place,
    'place-claim-granted': place,
    'place-claim-declined': place,
    'affiliate-suspended': affiliate,
    'affiliate-restored': affiliate,
    'correction-accepted': correction,
    'correction-dismissed': correction,
    'removal-received': removal,
    'removal-removed': removal,
    'removal-declined': removal,
    'ticket-opened': { ticketId, language: 'en' },
    'ticket-answered': { ticketId, language: 'en', content: SPAM, isSolved: 1 },
    'order-paid': { orderId, language: 'en' },
    'order-shipped': { orderId, language: 'en' },
    'order-refunded': { orderId, language: 'en', cents: 10_00 },
    'order-too-late': { orderId, language: 'en', cents: 10_00 },
    'gift-card': { giftCardId, language: 'en' },
    'fidelity-started': { orderId: 3, days: 7 },
    'fidelity-approved': { orderId: 3, days: 7 },
    'fidelity-delivered': { orderId: 3, days: 7 },
    'payment-paid': { paymentId: 3, cents: 29_00, what: SPAM, path: '/x', day: '2026-12-31' },
    'payment-late': { paymentId: 3, cents: 29_00, what: SPAM, path: '/x', day: '2026-12-31' },
    'payment-refunded': { paymentId: 3, cents: 29_00, what: SPAM, path: '/x', day: '2026-12-31' },
    'payout-sent': { amountCents: 100_00 },
    'payout-failed': { amountCents: 100_00 },
    'payout-returned': { amountCents: 100_00 },
    'promotion-begun': { studio: SPAM, kind: 'boost', day: '2026-12-31' },
    'promotion-ended': { studio: SPAM, kind: 'featured', day: '2026-12-31' },
    'vanity-ending': { studio: SPAM, address: '/moss-wharf', day: '2026-12-31', graceDays: 30 },
    'vanity-renewed': { studio: SPAM, address: '/moss-wharf', day: '2026-12-31', graceDays: 30 },
    'vanity-ended': { studio: SPAM, address: '/moss-wharf', day: '2026-12-31', graceDays: 30 },
    'unread-messages': { waiting: JSON.stringify([{ name: SPAM, count: 2 }]) },
    test: { name: SPAM },
    'newsletter-confirm': { email: pendingEmail, language: 'en' },
    'newsletter-welcome': { leaveKey: 'key', language: 'en' },
    'saved-search-news': {
      news: JSON.stringify([{ name: SPAM, count: 1, studioIds: [studioId] }]),
      currency: 'usd',
    },
  };
}

let count = 0;

/** Somebody with an account under an address that may be a stranger's, and spam for a name. */
async function createHolder(language: Language): Promise<Holder> {
  count += 1;
  const email = `stranger${count}@example.com`;
  const { em, sql } = server.database;
  const { id: userId } = await createUser(em, {
    ...person,
    username: `${SPAM}${count}`,
    email,
    language,
  });
  const pendingEmail = `other-stranger${count}@example.com`;
  await sql
    .updateTable('users')
    .set({ pending_email: pendingEmail })
    .where('id', '=', userId)
    .execute();
  const { id: studioId } = await createStudio(em, { name: SPAM, neighbourhood: SPAM });
  const claim = {
    studioId: await createUnclaimedStudio(em, { name: SPAM }),
    userId,
    proof: 'email',
    status: 'unproven',
    email,
    statement: '',
  } as const;
  const claimId = await upsertClaim(sql, claim, server.runtime.clock());
  const ticket = {
    userId,
    guest: null,
    language,
    category: 'other',
    subject: SPAM,
    answers: {},
    bookingId: null,
    studioId: null,
  } as const;
  const ticketId = await insertTicket(sql, ticket, server.runtime.clock());
  return {
    userId,
    email,
    pendingEmail,
    studioId,
    claimId,
    ticketId,
    ...(await order(userId, email)),
  };
}

/** An order with a gift card. */
async function order(userId: number, email: string) {
  const { em, sql } = server.database;
  const now = server.runtime.clock();
  const { variantIds } = await createProduct(em);
  const customer = {
    name: SPAM,
    address: SPAM,
    city: SPAM,
    state: SPAM,
    zipCode: SPAM,
    country: 'GB',
    sameAsBilling: true,
  };
  const fields = { userId, email, customer };
  const orderId = await createOrder(sql, { variantId: variantIds[0]!, now, fields });
  const [item] = await findItems(sql, [orderId]);
  const giftCardId = await insertGiftCard(
    sql,
    {
      orderItemId: item!.id,
      initialCents: 50_00,
      recipientEmail: email,
      recipientName: SPAM,
      message: SPAM,
      deliverAt: now,
    },
    now,
  );
  return { orderId, giftCardId };
}

/** Writes somebody an email of every kind. @returns what arrives, by kind */
async function everyEmailTo(holder: Holder): Promise<Map<string, MailMessage>> {
  for (const [name, data] of Object.entries(dataFor(holder))) {
    const kind = mailKinds.find((known) => known.name === name) as MailKind<MailData>;
    const recipient = name === 'email-change' ? holder.pendingEmail : holder.email;
    const email = { recipient, data, key: `unconfirmed-${(count += 1)}` };
    await writeMail(server.database.sql, kind, [email], server.runtime.clock());
  }
  return new Map((await collectMail(server)).map((email) => [email.kind, email]));
}

test('every kind of email is tried here', () => {
  const holder = {
    userId: 1,
    email: '',
    pendingEmail: '',
    studioId: 1,
    claimId: 1,
    ticketId: 1,
    orderId: 1,
    giftCardId: 1,
  };
  const tried = Object.keys(dataFor(holder)).toSorted();
  expect(mailKinds.map(({ name }) => name).toSorted()).toEqual(tried);
});

test('an email overtakes others if and only if it is about an account', () => {
  for (const { name, notification, priority } of mailKinds) {
    expect(priority === 'account', name).toBe(notification === 'account');
  }
});

describe.each(languages)('in the language %s', (language) => {
  test('an address that nobody has confirmed is mailed nothing that people wrote', async () => {
    const holder = await createHolder(language);
    const emails = await everyEmailTo(holder);
    expect(emails.size).toBe(mailKinds.length);
    for (const [kind, { subject, text, html }] of emails) {
      for (const words of [subject, text, html]) {
        expect(words, kind).not.toMatch(/winner|evil\.example/i);
        expect(words, kind).not.toMatch(/\{\{|undefined/);
      }
    }
    expect(emails.get('email-verification')?.text).toMatch(/\/verify-email\?token=[\w-]{43}$/m);
    expect(emails.get('email-change')?.text).toMatch(/\/change-email\?token=[\w-]{43}$/m);
    expect(emails.get('password-reset')?.text).toMatch(/\/reset-password\?token=[\w-]{43}$/m);
  });

  test('a confirmed one is mailed it on one line, and as much besides', async () => {
    const holder = await createHolder(language);
    const neutral = await everyEmailTo(holder);
    await confirmAddress(server, holder.email);
    const named = await everyEmailTo(holder);
    expect(named.get('booking-confirmed')?.subject).toContain('Winner https://evil.example/prize');
    for (const [kind, { subject, text }] of named) {
      expect(subject, kind).not.toMatch(/[\r\n]/);
      expect(text, kind).not.toMatch(/^https:\/\/evil/m);
      expect(blocksOf(neutral.get(kind)), kind).toBe(blocksOf(named.get(kind)));
    }
  });
});

/** How many paragraphs and the like an email has. */
function blocksOf(email: MailMessage | undefined): number {
  return email?.text.split('\n\n').length ?? 0;
}
