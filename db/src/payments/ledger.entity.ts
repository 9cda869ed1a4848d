import { defineEntity, p } from '@mikro-orm/core';
import type { CurrencyId } from '#domain/payments/currency.ts';
import type { Account, TransactionKind } from '#domain/payments/ledger.ts';
import { PaymentSchema } from './payment.entity.ts';

export const LedgerTransactionSchema = defineEntity({
  name: 'LedgerTransaction',
  tableName: 'ledger_transactions',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Names what happened, so that it is booked once. */
    key: p.string(),
    kind: p.string().$type<TransactionKind>(),
    currency: p.string().$type<CurrencyId>(),
    payment: () => p.manyToOne(PaymentSchema).ref().nullable(),
    postingCount: p.integer(),
    bookedAt: p.datetime(),
  },
});

export const LedgerPostingSchema = defineEntity({
  name: 'LedgerPosting',
  tableName: 'ledger_postings',
  properties: {
    transaction: () => p.manyToOne(LedgerTransactionSchema).ref().primary(),
    position: p.integer().primary(),
    account: p.string().$type<Account>(),
    /** Debits are positive, credits negative. */
    cents: p.integer(),
  },
});

export const LedgerBalanceSchema = defineEntity({
  name: 'LedgerBalance',
  tableName: 'ledger_balances',
  properties: {
    account: p.string().$type<Account>().primary(),
    currency: p.string().$type<CurrencyId>().primary(),
    /** Debits less credits. Kept by the database. */
    netCents: p.bigint('number'),
  },
});

/** Money that has moved between accounts. */
export class LedgerTransactionEntry extends LedgerTransactionSchema.class {}
LedgerTransactionSchema.setClass(LedgerTransactionEntry);

/** One line of a transaction. */
export class LedgerPosting extends LedgerPostingSchema.class {}
LedgerPostingSchema.setClass(LedgerPosting);

/** What all postings on an account come to. */
export class LedgerBalance extends LedgerBalanceSchema.class {}
LedgerBalanceSchema.setClass(LedgerBalance);
