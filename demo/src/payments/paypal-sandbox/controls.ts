import type { FaultKind } from '../sandbox/http/faults.ts';
import { controlEvents } from '../sandbox/webhooks/plan.ts';
import type { Core } from './core.ts';
import { approve, decideCapture, orderFor } from './orders.ts';
import type { Funding } from './records.ts';
import { emit } from './webhooks.ts';

/** What a control may be asked with. */
interface ControlBody {
  count?: number;
  milliseconds?: number;
  order?: string;
  funding?: Funding;
  type?: string;
  status?: 'COMPLETED' | 'DECLINED';
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
  // As PayPal does with what nobody has paid for hours.
  'forget-order': (core, { order = '' }) => core.perform(({ data }) => data.remove('order', order)),
  // One that is about nothing that can be paid for.
  'send-event': (core, { type = 'TEST' }) =>
    core.perform((scope) => emit(scope, type, 'account', {})),
  'delay-events': (core, { count = 1, milliseconds = 0 }) =>
    core.perform(({ data }) => controlEvents(data, 'delay', count, milliseconds)),
  'drop-events': (core, { count = 1 }) =>
    core.perform(({ data }) => controlEvents(data, 'drop', count)),
  'duplicate-events': (core, { count = 1 }) =>
    core.perform(({ data }) => controlEvents(data, 'duplicate', count)),
  'fail-requests': ({ faults }, { kind = 'error', when = 'before', count = 1, path = '/v2/' }) =>
    faults.plan({ kind, when, count, path }),
};
