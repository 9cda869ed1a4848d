import { expect, test } from 'vitest';
import { streamItems } from './stream-items.ts';

const message = (id: string, createdAt: string) => ({
  __typename: 'Message' as const,
  id,
  side: 'GUEST' as const,
  content: 'Hello',
  attachments: [],
  isAutomatic: false,
  idempotencyKey: null,
  createdAt,
});
const event = (id: string, at: string) => ({
  __typename: 'ConversationBookingEvent' as const,
  id,
  bookingId: '4',
  status: 'CONFIRMED' as const,
  isChange: false,
  at,
  startsAt: '2026-12-09T10:00:00Z',
  zone: 'Europe/London',
});

const of = (hasPreviousPage: boolean) =>
  streamItems({
    messages: {
      __typename: 'MessageConnection',
      nodes: [message('1', '2026-12-01T10:00:00Z'), message('2', '2026-12-01T12:00:00Z')],
      pageInfo: { __typename: 'PageInfo', hasPreviousPage, startCursor: null },
    },
    bookingEvents: [event('8', '2026-11-30T10:00:00Z'), event('9', '2026-12-01T11:00:00Z')],
  }).map(({ key }) => key);

test('what became of bookings stands between messages, where it happened', () => {
  expect(of(false)).toEqual(['event-8', 'message-1', 'event-9', 'message-2']);
});

test('what happened before the first message that is loaded waits for the earlier ones', () => {
  expect(of(true)).toEqual(['message-1', 'event-9', 'message-2']);
});
