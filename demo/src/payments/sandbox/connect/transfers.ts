import { endpoint } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import {
  changedMetadata,
  metadata,
  positive,
  removableText,
  required,
  text,
} from '../http/parameters.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { book, requireAvailable } from '../money/balance.ts';
import { chargeFor } from '../money/charges.ts';
import { currency } from '../money/currencies.ts';
import { newId } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Account, Charge, Transfer, TransferReversal } from '../store/records.ts';
import { accountFor } from './accounts.ts';

interface TransferParts {
  amount: number;
  currency: string;
  description?: string | null | undefined;
  destination: string;
  metadata?: Record<string, string> | undefined;
  source_transaction?: string | undefined;
  transfer_group?: string | undefined;
}

/** Moves money from the platform to a connected account. */
function createTransfer(scope: Scope, parts: TransferParts): Transfer {
  const { amount, currency: code } = parts;
  const account = accountFor(scope, parts.destination, 'destination');
  requireCapability(account);
  const source = parts.source_transaction
    ? chargeFor(scope, parts.source_transaction, 'source_transaction')
    : undefined;
  if (source) requireLeft(scope, source, parts);
  else requireAvailable(scope, null, parts);
  const id = newId('tr');
  // What comes from a charge is there when that is.
  const availableOn = source
    ? scope.data.get('balance_transaction', source.balance_transaction!)!.available_on
    : scope.now;
  const entry = { currency: code, availableOn };
  const payment = { id: newId('py'), amount, code, transfer: id, group: parts.transfer_group };
  const charge = scope.data.put('charge', destinationPayment(scope, payment));
  const received = book(scope, {
    ...entry,
    type: 'payment',
    amount,
    source: charge.id,
    account: account.id,
  });
  scope.data.put('charge', { ...charge, balance_transaction: received.id });
  const transfer = scope.data.put('transfer', {
    id,
    object: 'transfer',
    created: scope.now,
    livemode: false,
    amount,
    amount_reversed: 0,
    balance_transaction: book(scope, {
      ...entry,
      type: 'transfer',
      amount: -amount,
      source: id,
      account: null,
    }).id,
    currency: code,
    description: parts.description ?? null,
    destination: account.id,
    destination_payment: charge.id,
    metadata: changedMetadata({}, parts.metadata),
    reversed: false,
    source_transaction: source?.id ?? null,
    transfer_group: parts.transfer_group ?? source?.transfer_group ?? null,
  });
  scope.emit('transfer.created', transfer);
  return transfer;
}

function requireCapability(account: Account): void {
  if (account.capabilities['transfers'] === 'active') return;
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
  throw invalidRequest(message, { code: 'insufficient_capabilities_for_transfer' });
}

/** @throws StripeError unless the charge has that much that was not transferred yet */
function requireLeft(scope: Scope, source: Charge, { amount, currency: code }: TransferParts) {
  const transferred = scope.data
    .all('transfer')
    .filter((transfer) => transfer.source_transaction === source.id)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (!source.captured || code !== source.currency) {
    const message = `Charge ${source.id} was not captured, or has another currency.`;
    throw invalidRequest(message, { param: 'source_transaction' });
  }
  if (transferred + amount <= source.amount_captured) return;
  const message = `Transfers using this transaction as a source must not exceed the source amount of ${source.amount_captured}. (Note: There are already transfers using this source, amounting to a total of ${transferred}.)`;
  throw invalidRequest(message, { param: 'amount' });
}

interface Payment {
  id: string;
  amount: number;
  code: string;
  transfer: string;
  group: string | undefined;
}

/** What a transfer looks like from the connected account. */
function destinationPayment(scope: Scope, { id, amount, code, transfer, group }: Payment): Charge {
  const nowhere = {
    city: null,
    country: null,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  };
  return {
    id,
    object: 'charge',
    created: scope.now,
    livemode: false,
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { address: nowhere, email: null, name: null, phone: null },
    captured: true,
    currency: code,
    description: null,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: {},
    outcome: {
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'not_assessed',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    refunded: false,
    source_transfer: transfer,
    status: 'succeeded',
    transfer_group: group ?? null,
  };
}

function transferFor(scope: Scope, id: string): Transfer {
  const transfer = scope.data.get('transfer', id);
  if (!transfer) throw missing('transfer', id, 'transfer');
  return transfer;
}

const reversalsOf = (scope: Scope, { id }: Transfer): TransferReversal[] =>
  scope.data.all('transfer_reversal').filter(({ transfer }) => transfer === id);

/** A transfer with the list of its reversals. */
function withReversals(scope: Scope, transfer: Transfer) {
  const path = `/v1/transfers/${transfer.id}/reversals`;
  return { ...transfer, reversals: page({ path }, reversalsOf(scope, transfer), noPage) };
}

const noPage = { limit: undefined, starting_after: undefined, ending_before: undefined };

interface ReversalParts {
  amount: number;
  metadata: Record<string, string> | undefined;
}

/** Moves money back from a connected account. */
function reverseTransfer(scope: Scope, transfer: Transfer, parts: ReversalParts): TransferReversal {
  const { amount } = parts;
  const { currency: code, destination } = transfer;
  const left = transfer.amount - transfer.amount_reversed;
  if (amount > left || left === 0) {
    const message = `Transfer reversal amount (${amount}) is greater than the remaining amount of the transfer (${left}).`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const id = newId('trr');
  const entry = { currency: code, source: id };
  // What came of a charge may be taken back before it is available.
  if (transfer.source_transaction === null) {
    requireAvailable(scope, destination, { amount, currency: code });
  }
  book(scope, { ...entry, type: 'payment_refund', amount: -amount, account: destination });
  const reversal = scope.data.put('transfer_reversal', {
    id,
    object: 'transfer_reversal',
    created: scope.now,
    amount,
    balance_transaction: book(scope, {
      ...entry,
      type: 'transfer_refund',
      amount,
      account: null,
    }).id,
    currency: code,
    metadata: changedMetadata({}, parts.metadata),
    transfer: transfer.id,
  });
  const reversed = scope.data.put('transfer', {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
  });
  scope.emit('transfer.reversed', withReversals(scope, reversed));
  return reversal;
}

export const transferEndpoints = [
  endpoint(
    { method: 'POST', path: '/v1/transfers' },
    {
      amount: required(positive),
      currency: required(currency),
      description: removableText,
      destination: required(text),
      metadata,
      source_transaction: text,
      transfer_group: text,
    },
    (call, parts) => withReversals(call, createTransfer(call, parts)),
  ),
  endpoint(
    { method: 'GET', path: '/v1/transfers' },
    { ...listFields, ...createdFields, destination: text, transfer_group: text },
    (call, values) => {
      const found = call.data
        .all('transfer')
        .filter((transfer) => isWithin(values.created, transfer.created))
        .filter((transfer) =>
          (['destination', 'transfer_group'] as const).every(
            (name) => values[name] === undefined || values[name] === transfer[name],
          ),
        );
      const result = page(call, found, values);
      return { ...result, data: result.data.map((transfer) => withReversals(call, transfer)) };
    },
  ),
  endpoint({ method: 'GET', path: '/v1/transfers/:id' }, {}, (call) =>
    withReversals(call, transferFor(call, call.id)),
  ),
  endpoint(
    { method: 'POST', path: '/v1/transfers/:id/reversals' },
    { amount: positive, metadata },
    (call, { amount, metadata: changes }) => {
      const transfer = transferFor(call, call.id);
      const left = transfer.amount - transfer.amount_reversed;
      return reverseTransfer(call, transfer, { amount: amount ?? left, metadata: changes });
    },
  ),
  endpoint({ method: 'GET', path: '/v1/transfers/:id/reversals' }, listFields, (call, values) =>
    page(call, reversalsOf(call, transferFor(call, call.id)), values),
  ),
  endpoint({ method: 'GET', path: '/v1/transfers/:id/reversals/:inner' }, {}, (call) => {
    const reversal = call.data.get('transfer_reversal', call.inner);
    if (reversal?.transfer !== call.id) throw missing('transfer reversal', call.inner);
    return reversal;
  }),
];
