/** What a project may hold at most. Lengths are in characters. */
export const projectLimits = {
  title: 120,
  artist: 120,
  description: 2000,
  /** People, those who are invited included. */
  members: 20,
  sessions: 100,
  notes: 1000,
  note: 4000,
  files: 100,
  /** All files of a project together. */
  megabytes: 2000,
  /** Expenses that are written by hand, and transfers that were paid. */
  expenses: 200,
  settlements: 500,
  expenseTitle: 120,
  /** An expense, in the minor unit of its currency. */
  amountCents: 10_000_000,
  /** The share of one person in what something costs. */
  weight: 1000,
} as const;

/** Projects that one user leads. */
export const PROJECTS_OF_USER_LIMIT = 50;

/** How large a file of a project may be as it is uploaded. */
export const PROJECT_FILE_LIMIT_MB = 60;
