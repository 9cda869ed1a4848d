/** What somebody does, as portfolios are found by it. Stored, so never renamed. */
export const portfolioRoles = [
  'musician',
  'singer',
  'songwriter',
  'composer',
  'producer',
  'recording-engineer',
  'mixing-engineer',
  'mastering-engineer',
  'sound-designer',
  'podcaster',
  'voice-artist',
] as const;
export type PortfolioRole = (typeof portfolioRoles)[number];

/** Where a portfolio stands. Suspended by administrators. */
export const portfolioStatuses = ['draft', 'published', 'suspended'] as const;
export type PortfolioStatus = (typeof portfolioStatuses)[number];
