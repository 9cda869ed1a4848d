/** What a studio asks for unless its owner sets other amounts (spec §9, ruling 1). */
export const defaultFees = {
  engineerFeeCents: 40_00,
  isEngineerOptional: false,
  cleaningFeeCents: 25_00,
  sessionInstantCents: 100_00,
  sessionRequestCents: 75_00,
} as const;
