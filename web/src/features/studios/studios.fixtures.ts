/** What a studio that is booked by the hour asks: $65 an hour, with the usual fees (ruling 1). */
export const hourlyPrices = {
  bookingMode: 'HOURLY',
  priceFromCents: 109_00,
  hourlyRateCents: 65_00,
  engineerFeeCents: 40_00,
  isEngineerOptional: false,
  cleaningFeeCents: 25_00,
  sessionInstantCents: 100_00,
  sessionRequestCents: 75_00,
} as const;
