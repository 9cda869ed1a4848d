/**
 * What owners ask, or have asked, the people who run the product for, each for one studio: boosts and
 * featured places were asked for before they were bought.
 */
export const ownerRequestKinds = ['interview', 'boost', 'featured'] as const;
export type OwnerRequestKind = (typeof ownerRequestKinds)[number];

/** What can still be asked for. */
export const openRequestKinds = ['interview'] as const satisfies readonly OwnerRequestKind[];

/** Where a request can stand. */
export const ownerRequestStatuses = [
  'open',
  'in-progress',
  'done',
  'declined',
  'withdrawn',
] as const;
export type OwnerRequestStatus = (typeof ownerRequestStatuses)[number];

/** Statuses in which something is still to be done about it. */
export const liveRequestStatuses: readonly OwnerRequestStatus[] = ['open', 'in-progress'];

/** Where those who run the product can move a request to. */
export const answerStatuses = [
  'in-progress',
  'done',
  'declined',
] as const satisfies readonly OwnerRequestStatus[];
export type AnswerStatus = (typeof answerStatuses)[number];

/** Requests of one owner that can wait at a time. */
export const OPEN_REQUESTS_LIMIT = 20;

export const ownerRequestLimits = { subject: 120, details: 4000, answer: 4000 } as const;
