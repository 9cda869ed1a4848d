import { notFound, malformed, PayPalError, unprocessable } from './paypal-error.ts';
import { newId } from './ids.ts';
import { centsOf, money } from './records.ts';
import type { Capture, Dispute, Money, Outcome, Scope } from './records.ts';
import { emit } from './webhooks.ts';

const disputesOf = ({ data }: Scope, captureId: string): Dispute[] =>
  data.all('dispute').filter((dispute) => dispute.captureId === captureId);

/** The dispute about a capture that is not decided. */
export function openDisputeOf(scope: Scope, captureId: string): Dispute | undefined {
  return disputesOf(scope, captureId).find(({ status }) => status !== 'RESOLVED');
}

/** What payers were given of a capture in disputes, but for what is shown as a refund. */
export function lostCents(scope: Scope, captureId: string): number {
  return disputesOf(scope, captureId)
    .filter(({ isRefund }) => !isRefund)
    .reduce((sum, { refunded }) => sum + (refunded ? centsOf(refunded) : 0), 0);
}

/** The payer says that something is wrong with what they have paid for. */
export function openDispute(scope: Scope, { id: captureId }: Capture, amount: Money): void {
  if (openDisputeOf(scope, captureId)) {
    throw unprocessable('DISPUTE_ALREADY_OPEN', 'There is an open dispute about it.');
  }
  const dispute = scope.data.put('dispute', {
    id: `PP-R-${newId()}`,
    captureId,
    status: 'OPEN',
    amount,
    outcome: null,
    refunded: null,
    isRefund: false,
    createTime: scope.now,
    updateTime: scope.now,
  });
  emitDispute(scope, 'CREATED', dispute);
}

/** Has PayPal look into what payer and seller could not settle. */
export function reviewDispute(scope: Scope, captureId: string): void {
  const dispute = requireOpen(scope, captureId);
  emitDispute(scope, 'UPDATED', change(scope, dispute, { status: 'UNDER_REVIEW' }));
}

/** How a dispute is decided. */
interface Decision {
  outcome: Outcome;
  /** What the payer is given of what they have claimed; all of it unless given. */
  refunded: Money | undefined;
  /** Whether that is shown as a refund, too. */
  isRefund: boolean;
}

/** Decides a dispute. @returns what the payer is given, by PayPal or of what they have paid */
export function closeDispute(scope: Scope, captureId: string, decision: Decision): Money {
  const { outcome, isRefund, refunded } = decision;
  const dispute = requireOpen(scope, captureId);
  const given = outcome === 'RESOLVED_BUYER_FAVOUR' ? (refunded ?? dispute.amount) : money(0);
  const resolved = { status: 'RESOLVED', outcome, refunded: given, isRefund } as const;
  emitDispute(scope, 'RESOLVED', change(scope, dispute, resolved));
  return given;
}

function requireOpen(scope: Scope, captureId: string): Dispute {
  const dispute = openDisputeOf(scope, captureId);
  if (!dispute) throw notFound();
  return dispute;
}

function change(scope: Scope, dispute: Dispute, changes: Partial<Dispute>): Dispute {
  return scope.data.put('dispute', { ...dispute, ...changes, updateTime: scope.now });
}

function emitDispute(scope: Scope, what: 'CREATED' | 'UPDATED' | 'RESOLVED', dispute: Dispute) {
  emit(scope, `CUSTOMER.DISPUTE.${what}`, 'dispute', shownDispute(dispute));
}

const PERMISSION = 'disputes-forbidden';

/** The app may not see disputes any more. */
export function forbidDisputes(data: Scope['data']): void {
  data.put('control', { id: PERMISSION, value: 1, amount: 0 });
}

/** @throws PayPalError 403 to an app that may not */
function requirePermission({ data }: Scope): void {
  if (!data.get('control', PERMISSION)) return;
  const message = 'Authorization failed due to insufficient permissions.';
  throw new PayPalError(403, 'NOT_AUTHORIZED', message);
}

/** @throws PayPalError when there is none, or the app may not see it */
export function disputeFor(scope: Scope, id: string): Dispute {
  requirePermission(scope);
  const dispute = scope.data.get('dispute', id);
  if (!dispute) throw notFound();
  return dispute;
}

/** A dispute as PayPal lists it. */
function listedDispute({ id, status, amount, createTime, updateTime }: Dispute) {
  return {
    dispute_id: id,
    create_time: createTime,
    update_time: updateTime,
    status,
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_amount: amount,
  };
}

/** A dispute as PayPal shows it on its own. */
export function shownDispute(dispute: Dispute): object {
  const { captureId, outcome, refunded } = dispute;
  return {
    ...listedDispute(dispute),
    disputed_transactions: [{ seller_transaction_id: captureId }],
    ...(outcome && { dispute_outcome: { outcome_code: outcome, amount_refunded: refunded } }),
  };
}

/** How many PayPal lists at once. */
const PAGE_SIZE = 10;

/** What disputes can be listed by. */
const listedBy = ['disputed_transaction_id', 'create_time_after', 'page'];

/** Disputes about a capture, or opened since, by page. */
export function listDisputes(scope: Scope, query: URLSearchParams): object {
  requirePermission(scope);
  for (const name of query.keys()) {
    if (!listedBy.includes(name)) throw malformed('INVALID_PARAMETER', `${name} is not known.`);
  }
  const captureId = query.get('disputed_transaction_id');
  const after = Date.parse(query.get('create_time_after') ?? '1970-01-01');
  const page = Number(query.get('page') ?? 1);
  const found = (captureId === null ? scope.data.all('dispute') : disputesOf(scope, captureId))
    .filter(({ createTime }) => Date.parse(createTime) > after)
    .map(listedDispute);
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  const href = `${scope.origin}/v1/customer/disputes?${next.toString()}`;
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    links: found.length > page * PAGE_SIZE ? [{ href, rel: 'next', method: 'GET' }] : [],
  };
}
