import { book } from '#db/payments/ledger.repository.ts';
import {
  activateName,
  endName,
  findVanityUrl,
  findVanityUrls,
  findYearlyName,
  insertVanityPayment,
  lockVanityUrl,
  takeFromEarned,
} from '#db/services/vanity.repository.ts';
import type { VanityUrlRow } from '#db/services/vanity.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { earning, earningReversed } from '#domain/payments/ledger.ts';
import { isRenewable, paidUntilAfter } from '#domain/services/vanity.ts';
import { isAllowed } from '#api/lib/policy.ts';
import type { Payable, Payer, Receipt } from '#api/lib/payments/payable.ts';
import { translate } from '#api/lib/texts.ts';
import { writeVanityNews } from './service.mails.ts';
import { vanityPolicy } from './vanity.policy.ts';

/** Names of studios, and each further year of them. */
export const vanityPayable: Payable = {
  kind: 'vanity',
  captureModeOf: () => Promise.resolve('automatic'),

  async amountOf(payer, id) {
    const url = await findOwnUrl(payer, id);
    if (!url) throw new DomainError('NOT_FOUND', 'services.vanityNotFound');
    const { status, heldUntil, paidUntil, priceCents } = url;
    if (status === 'ended' || (status === 'held' && heldUntil <= payer.now)) {
      throw new DomainError('CONFLICT', 'services.vanityGone');
    }
    if (status === 'active' && !isRenewable(paidUntil, payer.now)) {
      const isPaid = paidUntil === null;
      throw new DomainError(
        'CONFLICT',
        isPaid ? 'services.alreadyPaid' : 'services.vanityTooEarly',
      );
    }
    return priceCents;
  },

  async describe(payer, id) {
    const url = await findOwnUrl(payer, id);
    if (!url || url.status === 'ended') return undefined;
    return {
      ...receiptOf(url, payer.language),
      amountCents: url.priceCents,
      isPaid: url.status === 'active' && !isRenewable(url.paidUntil, payer.now),
    };
  },

  async receiptsOf(db, ids, language) {
    const urls = await findVanityUrls(db, ids);
    return new Map(urls.map((url) => [url.id, receiptOf(url, language)]));
  },

  async lock(em, id) {
    await lockVanityUrl(sqlOf(em), id);
  },

  /** What was held is so until somebody else has it; a year is only paid for when it is about to end. */
  async isStillAvailable(em, { payableId, createdAt }) {
    const url = await findVanityUrl(sqlOf(em), payableId);
    if (url?.status === 'active') return isRenewable(url.paidUntil, createdAt);
    return url?.status === 'held';
  },

  async onPaid(em, { id: paymentId, payableId, capturedCents: cents }, now) {
    const db = sqlOf(em);
    const { plan, paidUntil, status } = await requireUrl(db, payableId);
    await activateName(db, payableId, { paidUntil: paidUntilAfter(plan, paidUntil, now), now });
    await insertVanityPayment(db, { paymentId, vanityUrlId: payableId, cents, now });
    const transaction = earning(paymentId, [{ account: 'sales', cents }]);
    await book(db, { key: `vanity:${paymentId}:earned`, transaction, paymentId, at: now });
    // The first year begins in front of whoever has paid for it.
    if (status === 'active') {
      await writeVanityNews(db, 'renewed', await findYearlyName(db, payableId), now);
    }
    return [];
  },

  async onRefunded(em, payment, cents, now) {
    const db = sqlOf(em);
    const { id: paymentId, payableId, version, capturedCents, refundedCents } = payment;
    const taken = await takeFromEarned(db, paymentId, cents);
    if (taken > 0) {
      const transaction = earningReversed(paymentId, [{ account: 'sales', cents: taken }]);
      await book(db, { key: `vanity:${paymentId}:${version}`, transaction, paymentId, at: now });
    }
    if (refundedCents >= capturedCents) await endIfActive(db, payableId, now);
    return [];
  },

  async onDisputeLost(em, { payableId }, now) {
    await endIfActive(sqlOf(em), payableId, now);
    return [];
  },
};

/** What was taken back of a name's year by the payer's bank, it does not stand for any more. */
async function endIfActive(db: Sql, id: number, now: number): Promise<void> {
  const { status } = await requireUrl(db, id);
  if (status === 'active') await endName(db, id, now);
}

/** A name, for the owner of its studio; undefined for everybody else. */
async function findOwnUrl(payer: Payer, id: number): Promise<VanityUrlRow | undefined> {
  const url = await findVanityUrl(payer.sql, id);
  if (!url) return undefined;
  const team = await findStudioTeam(payer.sql, url.studioId);
  return isAllowed(payer, vanityPolicy.own, { team }) ? url : undefined;
}

function receiptOf({ name }: VanityUrlRow, language: Language): Receipt {
  return {
    title: translate(message('services.payVanity', { name }), language),
    returnPath: '/owner-dashboard/vanity-url',
  };
}

async function requireUrl(db: Sql, id: number): Promise<VanityUrlRow> {
  const url = await findVanityUrl(db, id);
  if (!url) throw new Error(`There is no name ${id} any more.`);
  return url;
}
