/** What a queue of the approvals is given. */
export interface QueueProps {
  /** Told when something was decided. */
  onDecided: () => Promise<unknown>;
}

/** What administrators decide about, as the address names it. */
export const queues = [
  'listings',
  'suggestions',
  'claims',
  'places',
  'placeClaims',
  'corrections',
] as const;
export type QueueName = (typeof queues)[number];
