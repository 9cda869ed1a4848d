import { accountFor, completeOnboarding, restrictAccount } from './connect/accounts.ts';
import { payoutFor, settlePayout } from './connect/payouts.ts';
import { clockOffset } from './core.ts';
import type { Core } from './core.ts';
import { settleDue } from './due.ts';
import { endpoint } from './http/endpoint.ts';
import type { Call, Endpoint } from './http/endpoint.ts';
import type { Fields, Values } from './http/parameters.ts';
import { oneOf, positive, required, text } from './http/parameters.ts';
import { chargeFor } from './money/charges.ts';
import { closeDispute, disputeFor, openDispute } from './money/disputes.ts';
import { controlEvents, deliver } from './webhooks/plan.ts';
import { eventFor } from './webhooks/events.ts';

function control<F extends Fields>(
  name: string,
  fields: F,
  handle: (call: Call, values: Values<F>) => object,
): Endpoint {
  return endpoint({ method: 'POST', path: `/_sandbox/${name}` }, fields, handle);
}

const done = { object: 'sandbox.control', done: true };

/** What brings about, on demand, what with Stripe happens to one: `POST /_sandbox/NAME`. */
export const controlEndpoints = ({ faults }: Core): readonly Endpoint[] => [
  control('advance-clock', { seconds: required(positive) }, (call, { seconds }) => {
    const value = clockOffset(call.data) + seconds;
    call.data.put('control', { id: 'clock', value, amount: 0 });
    settleDue({ ...call, now: call.now + seconds });
    return done;
  }),
  control(
    'delay-events',
    { count: positive, milliseconds: required(positive) },
    ({ data }, { count = 1, milliseconds }) => {
      controlEvents(data, 'delay', count, milliseconds);
      return done;
    },
  ),
  control('drop-events', { count: positive }, ({ data }, { count = 1 }) => {
    controlEvents(data, 'drop', count);
    return done;
  }),
  control('duplicate-events', { count: positive }, ({ data }, { count = 1 }) => {
    controlEvents(data, 'duplicate', count);
    return done;
  }),
  control('reorder-events', { count: positive }, ({ data }, { count = 2 }) => {
    controlEvents(data, 'reorder', count);
    return done;
  }),
  control('resend-event', { event: required(text) }, ({ data }, { event }) => {
    deliver(data, eventFor(data, event).id);
    return done;
  }),
  control(
    'fail-requests',
    {
      kind: required(oneOf('error', 'reset', 'timeout')),
      when: oneOf('after', 'before'),
      count: positive,
      path: text,
    },
    (_call, { kind, when = 'before', count = 1, path = '/v1/' }) => {
      faults.plan({ kind, when, count, path });
      return done;
    },
  ),
  control('open-dispute', { charge: required(text), reason: text }, (call, values) =>
    openDispute(call, chargeFor(call, values.charge, 'charge'), values.reason ?? 'fraudulent'),
  ),
  control(
    'close-dispute',
    { dispute: required(text), status: required(oneOf('won', 'lost')) },
    (call, { dispute, status }) => closeDispute(call, disputeFor(call, dispute), status),
  ),
  control('complete-onboarding', { account: required(text) }, (call, { account }) =>
    completeOnboarding(call, accountFor(call, account, 'account')),
  ),
  control('restrict-account', { account: required(text) }, (call, { account }) =>
    restrictAccount(call, accountFor(call, account, 'account')),
  ),
  control('fail-payout', { payout: required(text) }, (call, { payout }) =>
    settlePayout(call, payoutFor(call, payout), 'failed'),
  ),
];
