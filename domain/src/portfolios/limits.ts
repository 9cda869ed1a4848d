/** What a portfolio may hold at most. Lengths are in characters. */
export const portfolioLimits = {
  name: 80,
  headline: 120,
  bio: 5000,
  slug: 60,
  roles: 4,
  credits: 50,
  creditText: 120,
  gear: 100,
  gearName: 80,
  images: 12,
  alt: 200,
  tracks: 12,
  trackTitle: 120,
  /** Bars of a waveform. */
  peaks: 160,
  query: 100,
} as const;

/** Portfolios of one user. */
export const PORTFOLIOS_OF_USER_LIMIT = 5;

/** How large an image of a portfolio may be as it is uploaded, and what it has to be at least. */
export const PORTFOLIO_IMAGE = {
  limitMegabytes: 15,
  limitMegapixels: 50,
  /** Pixels of its shorter side. */
  minSide: 240,
  /** Pixels of the longer side, of what is kept. */
  longSide: 1920,
} as const;

/** How large a track may be as it is uploaded. */
export const TRACK_LIMIT_MB = 60;
