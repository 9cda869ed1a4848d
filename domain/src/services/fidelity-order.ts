import { DAY_MS } from '#domain/time/calendar.ts';
import { fidelityTerms } from './fidelity.ts';
import type { FidelityQuality } from './fidelity.ts';

/** Where an order of mixing or mastering stands. */
export const fidelityStates = [
  'awaiting-payment',
  'queued',
  'in-progress',
  'delivered',
  'revision-requested',
  'approved',
  'cancelled',
] as const;
export type FidelityState = (typeof fidelityStates)[number];

/** What can happen to an order. */
export const fidelityActions = [
  'pay',
  'start',
  'deliver',
  'request-revision',
  'approve',
  'cancel',
] as const;
export type FidelityAction = (typeof fidelityActions)[number];

/**
 * Who takes part in an order; the payment provider has its say through payments, and what nobody has
 * answered for long enough through time.
 */
export type FidelityParty = 'customer' | 'engineer' | 'payment' | 'time';

interface Transition {
  from: readonly FidelityState[];
  to: FidelityState;
  by: readonly FidelityParty[];
}

/** All that can happen, and nothing else: both sides read it from here. */
const transitions: Readonly<Record<FidelityAction, Transition>> = {
  pay: { from: ['awaiting-payment'], to: 'queued', by: ['payment'] },
  start: { from: ['queued'], to: 'in-progress', by: ['engineer'] },
  deliver: { from: ['in-progress', 'revision-requested'], to: 'delivered', by: ['engineer'] },
  'request-revision': { from: ['delivered'], to: 'revision-requested', by: ['customer'] },
  approve: { from: ['delivered'], to: 'approved', by: ['customer', 'time'] },
  // Once somebody works on it there is nothing to cancel any more (decision 0102).
  cancel: {
    from: ['awaiting-payment', 'queued'],
    to: 'cancelled',
    by: ['customer', 'engineer', 'payment'],
  },
};

/** What an action depends on. */
export interface FidelityFacts {
  status: FidelityState;
  quality: FidelityQuality;
  /** Revisions that were asked for. */
  revisionsUsed: number;
  /** Whether there is a mix that was not delivered yet. */
  hasNewMix: boolean;
}

/** How many revisions can still be asked for; null for as many as it takes. */
export function revisionsLeft({
  quality,
  revisionsUsed,
}: Pick<FidelityFacts, 'quality' | 'revisionsUsed'>): number | null {
  const { revisions } = fidelityTerms[quality];
  return revisions === null ? null : Math.max(0, revisions - revisionsUsed);
}

/**
 * Where an order stands after an action of somebody; undefined where it cannot happen: from there,
 * by them, or for what it lacks.
 */
export function nextFidelityState(
  facts: FidelityFacts,
  action: FidelityAction,
  party: FidelityParty,
): FidelityState | undefined {
  const { from, to, by } = transitions[action];
  if (!from.includes(facts.status) || !by.includes(party)) return undefined;
  if (action === 'deliver' && !facts.hasNewMix) return undefined;
  if (action === 'request-revision' && revisionsLeft(facts) === 0) return undefined;
  return to;
}

/** Whether somebody is ever the one to do something. */
export function isFidelityPart(action: FidelityAction, party: FidelityParty): boolean {
  return transitions[action].by.includes(party);
}

/** What somebody can do about an order now. */
export function possibleFidelityActions(
  facts: FidelityFacts,
  party: FidelityParty,
): FidelityAction[] {
  return fidelityActions.filter((action) => nextFidelityState(facts, action, party) !== undefined);
}

/** Sounds of an order: what the customer sends, and what comes back. */
export const fidelityFileKinds = ['stem', 'mix'] as const;
export type FidelityFileKind = (typeof fidelityFileKinds)[number];

/** In which states files of a kind are taken. */
const takesFiles: Readonly<Record<FidelityFileKind, readonly FidelityState[]>> = {
  stem: ['queued', 'in-progress', 'delivered', 'revision-requested'],
  mix: ['in-progress', 'revision-requested'],
};

/** Whether an order takes a file of a kind. */
export function takesFidelityFile(kind: FidelityFileKind, status: FidelityState): boolean {
  return takesFiles[kind].includes(status);
}

/** What was delivered so long ago counts as approved unless its customer has asked for a revision. */
export const FIDELITY_ANSWER_MS = 14 * DAY_MS;

/** When the first version is due of an order that is begun at an instant. Epoch milliseconds. */
export function fidelityDueAt(quality: FidelityQuality, startedAt: number): number {
  return startedAt + fidelityTerms[quality].turnaroundDays * DAY_MS;
}

/** What an order may hold. Lengths are in characters. */
export const fidelityLimits = {
  brief: 4000,
  references: 1000,
  comment: 2000,
  comments: 1000,
  files: 200,
  fileMegabytes: 100,
  /** All files of an order together. */
  megabytes: 8000,
  /** Orders of one customer that wait for their payment. */
  unpaid: 10,
} as const;
