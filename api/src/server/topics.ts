import { bookingTopics } from '#api/features/bookings/booking.events.ts';
import type { Topic } from '#api/lib/live/topic.ts';

/** Everything that people can follow. */
export const topics: readonly Topic[] = [...bookingTopics];
