import type { BookingPaymentMethod } from '#web/lib/schema.generated.ts';

/** How a booking is paid: as was chosen where that is possible, which it may not be any more. */
export function possibleMethod(
  methods: readonly BookingPaymentMethod[],
  chosen: BookingPaymentMethod | undefined,
): BookingPaymentMethod {
  const isPossible = chosen !== undefined && methods.includes(chosen);
  return isPossible ? chosen : (methods[0] ?? 'CARD');
}
