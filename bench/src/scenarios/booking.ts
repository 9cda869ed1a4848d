import { randomUUID } from 'node:crypto';
import { SLOT_HOURS } from '../data/booking-material.ts';
import type { Shot } from '../load-driver.ts';
import { bookMutation } from '../queries.ts';
import { as, graphql } from './scenario.ts';
import type { Material, Requests, Scenario } from './scenario.ts';

/** Bookings, each of another time. */
export function booking(material: Material): Scenario {
  const product = bookings(material, (input) => graphql(bookMutation, { input }));
  return {
    name: 'booking',
    title: 'booking of a free time',
    product,
    floor: bookings(material, (order) => ({ path: '/booking', body: JSON.stringify(order) })),
    usual: product,
    isOnWire: false,
    isRight: (body) => body.includes('"status":"PENDING"'),
  };
}

interface Order {
  studioId: number;
  startsAt: string;
  hours: number;
  idempotencyKey: string;
}

/** Requests for one free time after the other. */
export function bookings(
  { slots, tokens }: Pick<Material, 'slots' | 'tokens'>,
  shotOf: (order: Order) => Shot,
): Requests {
  let count = 0;
  return () => {
    const { value, done } = slots.next();
    if (done) return undefined;
    // By turns: so many requests of one user may wait.
    const token = tokens[(count += 1) % tokens.length]!;
    const { studioId, startsAt: start } = value;
    const startsAt = new Date(start).toISOString();
    const order = { studioId, startsAt, hours: SLOT_HOURS, idempotencyKey: randomUUID() };
    return as(token, shotOf(order));
  };
}
