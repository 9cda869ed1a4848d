import { priceFrom } from '#domain/bookings/quote.ts';
import { changedFields } from './changed-fields.ts';
import type { ContentField } from './changed-fields.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';

/** What tells a studio from another one: a change of it is looked at before it shows. */
const identity = ['name', 'cityId', 'neighbourhood', 'street'] as const;

const prices = [
  'hourlyRateCents',
  'engineerFeeCents',
  'cleaningFeeCents',
  'sessionInstantCents',
  'sessionRequestCents',
] as const;

/** What a price can go up by without any of them being raised. */
const pricing = ['isEngineerOptional', 'bookingMode'] as const;

/**
 * The changes of an approved listing that an administrator looks at first: its name, its place, and
 * a price that goes up. All others show at once.
 */
export function fieldsToReview(before: StudioContent, after: StudioContent): ContentField[] {
  const raised = prices.filter((field) => (after[field] ?? 0) > (before[field] ?? 0));
  const isDearer = priceOf(after) > priceOf(before);
  const watched: readonly ContentField[] = [...identity, ...raised, ...(isDearer ? pricing : [])];
  return changedFields(before, after).filter((field) => watched.includes(field));
}

/** What of a change shows at once, while the rest waits: `after`, with those fields as they were. */
export function withoutReviewed(before: StudioContent, after: StudioContent): StudioContent {
  const waiting = fieldsToReview(before, after);
  return { ...after, ...Object.fromEntries(waiting.map((field) => [field, before[field]])) };
}

/** US cents. */
function priceOf({ hourlyRateCents, ...content }: StudioContent): number {
  return priceFrom({ ...content, hourlyRateCents: hourlyRateCents ?? 0 });
}
