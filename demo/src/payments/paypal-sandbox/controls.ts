import type { FaultKind } from '../sandbox/http/faults.ts';
import { controlEvents } from '../sandbox/webhooks/plan.ts';
import type { Core } from './core.ts';
import { closeDispute, forbidDisputes, openDispute, reviewDispute } from './disputes.ts';
import { approve, captureOfOrder, decideCapture, leftOf, noteRefund, orderFor } from './orders.ts';
import { money } from './records.ts';
import type { Event, Funding, Outcome } from './records.ts';
import { emit } from './webhooks.ts';

/** What a control may be asked with. */
interface ControlBody {
  count?: number;
  milliseconds?: number;
  order?: string;
  funding?: Funding;
  type?: string;
  about?: Event['resource_type'];
  resource?: object;
  status?: 'COMPLETED' | 'DECLINED';
  /** US cents. */
  cents?: number;
  outcome?: Outcome;
  isRefund?: boolean;
  kind?: FaultKind;
  when?: 'after' | 'before';
  path?: string;
}

type Control = (core: Core, body: ControlBody) => void;

/** What brings about, on demand, what with PayPal happens to one: `POST /_sandbox/NAME`, with JSON. */
export const controls: Readonly<Record<string, Control>> = {
  'approve-order': (core, { order = '', funding = 'balance' }) =>
    core.perform((scope) => approve(scope, orderFor(scope, order), funding)),
  'decide-capture': (core, { order = '', status = 'COMPLETED' }) =>
    core.perform((scope) => decideCapture(scope, order, status)),
  'open-dispute': (core, { order = '', cents }) =>
    core.perform((scope) => {
      const capture = captureOfOrder(scope, order);
      openDispute(scope, capture, cents === undefined ? leftOf(scope, capture) : money(cents));
    }),
  'review-dispute': (core, { order = '' }) =>
    core.perform((scope) => reviewDispute(scope, captureOfOrder(scope, order).id)),
  'close-dispute': (core, { order = '', outcome = 'RESOLVED_SELLER_FAVOUR', ...given }) =>
    core.perform((scope) => {
      const { cents, isRefund = false } = given;
      const capture = captureOfOrder(scope, order);
      const refunded = cents === undefined ? undefined : money(cents);
      const lost = closeDispute(scope, capture.id, { outcome, refunded, isRefund });
      if (isRefund) noteRefund(scope, capture, lost, 'REVERSED');
    }),
  // As an app that was not given the feature.
  'forbid-disputes': (core) => core.perform(({ data }) => forbidDisputes(data)),
  // As PayPal does with what nobody has paid for hours.
  'forget-order': (core, { order = '' }) => core.perform(({ data }) => data.remove('order', order)),
  // One that is about nothing that was paid here.
  'send-event': (core, { type = 'TEST', about = 'account', resource = {} }) =>
    core.perform((scope) => emit(scope, type, about, resource)),
  'delay-events': (core, { count = 1, milliseconds = 0 }) =>
    core.perform(({ data }) => controlEvents(data, 'delay', count, milliseconds)),
  'drop-events': (core, { count = 1 }) =>
    core.perform(({ data }) => controlEvents(data, 'drop', count)),
  'duplicate-events': (core, { count = 1 }) =>
    core.perform(({ data }) => controlEvents(data, 'duplicate', count)),
  'fail-requests': ({ faults }, { kind = 'error', when = 'before', count = 1, path = '/v2/' }) =>
    faults.plan({ kind, when, count, path }),
};
