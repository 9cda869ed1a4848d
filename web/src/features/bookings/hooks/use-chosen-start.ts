import { useState } from 'react';
import type { Start } from '../components/start-picker.tsx';
import type { AvailableDay } from './use-availability.ts';
import type { Selection } from './use-selection.ts';

interface ChosenStart {
  /** What is chosen. */
  start: Start | undefined;
  /** What was, until somebody else was faster; nothing else takes its place by itself. */
  taken: Start | undefined;
}

interface Shown {
  start: Start;
  /** For which selection. */
  selection: string;
}

/**
 * The start that is chosen of a day: what was selected, else what was shown as chosen before, else
 * the first. What is free may change under the reader's eyes; what they see chosen does not, unless
 * it is taken.
 * @param isBusy while the reader is booking it
 */
export function useChosenStart(
  day: AvailableDay | undefined,
  selected: Selection,
  isBusy: boolean,
): ChosenStart {
  const [shown, setShown] = useState<Shown>();
  const selection = JSON.stringify(selected);
  const before = shown?.selection === selection ? shown.start : undefined;
  // What oneself is booking is taken as well.
  if (isBusy && before) return { start: before, taken: undefined };
  const isTaken = day !== undefined && before !== undefined && !find(day, before);
  if (isTaken) return { start: undefined, taken: before };
  const start = startOf(day, selected, before);
  if (start && start.startsAt !== before?.startsAt) setShown({ start, selection });
  return { start, taken: undefined };
}

function startOf(
  day: AvailableDay | undefined,
  { start, time }: Selection,
  before: Start | undefined,
): Start | undefined {
  return (
    day?.starts.find(({ startsAt }) => startsAt === start) ??
    day?.starts.find(({ startTime }) => startTime === time) ??
    (before && day && find(day, before)) ??
    day?.starts[0]
  );
}

function find({ starts }: AvailableDay, { startsAt }: Start): Start | undefined {
  return starts.find((start) => start.startsAt === startsAt);
}
