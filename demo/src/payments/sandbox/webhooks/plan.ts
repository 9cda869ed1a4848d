import { newId } from '../scope.ts';
import type { SentRecords } from '../store/own-records.ts';
import type { Draft } from '../store/store.ts';

type Planned = Draft<SentRecords>;

/** What may be asked for of the events to come. */
export type EventControl = 'delay' | 'drop' | 'duplicate' | 'reorder';

/**
 * Asks that the next `count` events are dropped, duplicated, held until all of them are there and then
 * sent the last first, or sent later by `amount` milliseconds.
 */
export function controlEvents(data: Planned, id: EventControl, count: number, amount = 0): void {
  data.put('control', { id, value: count, amount });
}

/** Whether a control applies to an event, which uses it up by one. */
function takeControl(data: Planned, id: EventControl) {
  const control = data.get('control', id);
  if (!control || control.value === 0) return undefined;
  return data.put('control', { ...control, value: control.value - 1 });
}

/** Plans to send an event, once unless a control asks for something else. */
export function planDelivery(data: Planned, event: { id: string }): void {
  if (takeControl(data, 'drop')) return;
  const delay = takeControl(data, 'delay')?.amount ?? 0;
  const times = takeControl(data, 'duplicate') ? 2 : 1;
  const held = takeControl(data, 'reorder');
  for (let time = 0; time < times; time += 1) {
    deliver(data, event.id, { due: Date.now() + delay, isHeld: held !== undefined });
  }
  if (held?.value === 0) releaseHeld(data);
}

/** Sends an event, after all that wait. */
export function deliver(data: Planned, event: string, { due = Date.now(), isHeld = false } = {}) {
  const orders = data.all('delivery').map(({ order }) => order);
  const order = Math.max(0, ...orders) + 1;
  data.put('delivery', { id: newId('del'), event, attempts: 0, due, order, isHeld });
}

function releaseHeld(data: Planned): void {
  const held = data.all('delivery').filter(({ isHeld }) => isHeld);
  const orders = held.map(({ order }) => order).toReversed();
  const due = Date.now();
  for (const [index, delivery] of held.entries()) {
    data.put('delivery', { ...delivery, due, order: orders[index]!, isHeld: false });
  }
}
