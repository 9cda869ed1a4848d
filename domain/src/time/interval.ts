/** A half-open span of time `[start, end)` in milliseconds since the Unix epoch. */
export interface Interval {
  start: number;
  end: number;
}

/** The union of `intervals` as disjoint intervals in ascending order; touching ones are joined. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(isNotEmpty).toSorted((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else merged.push({ ...interval });
  }
  return merged;
}

/** What is left of `intervals` outside `removed`, disjoint and in ascending order. */
export function subtractIntervals(
  intervals: readonly Interval[],
  removed: readonly Interval[],
): Interval[] {
  const holes = mergeIntervals(removed);
  return mergeIntervals(intervals).flatMap((interval) => {
    const left: Interval[] = [];
    let { start } = interval;
    for (const hole of holes) {
      if (hole.end <= start) continue;
      if (hole.start >= interval.end) break;
      left.push({ start, end: hole.start });
      start = hole.end;
    }
    left.push({ start, end: interval.end });
    return left.filter(isNotEmpty);
  });
}

/** The parts of `intervals` that lie within `bounds`. */
export function clipIntervals(intervals: readonly Interval[], bounds: Interval): Interval[] {
  return intervals
    .map(({ start, end }) => ({
      start: Math.max(start, bounds.start),
      end: Math.min(end, bounds.end),
    }))
    .filter(isNotEmpty);
}

/** Whether one of `intervals` contains the whole of `inner`. */
export function containsInterval(intervals: readonly Interval[], inner: Interval): boolean {
  return intervals.some(({ start, end }) => start <= inner.start && inner.end <= end);
}

/** Whether two intervals share an instant. Intervals that merely touch do not. */
export function intervalsOverlap(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

function isNotEmpty({ start, end }: Interval): boolean {
  return start < end;
}
