import { expect, it } from 'vitest';
import { REQUESTS_LIMIT } from '#domain/bookings/limits.ts';
import { bookingRequests } from './requests.ts';

it('are about sixty different requests that a booking accepts', () => {
  expect(bookingRequests.length).toBeGreaterThanOrEqual(55);
  expect(new Set(bookingRequests).size).toBe(bookingRequests.length);
  for (const request of bookingRequests) {
    expect(request.length).toBeLessThanOrEqual(REQUESTS_LIMIT);
    expect(request).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(request).not.toContain('!');
  }
});
