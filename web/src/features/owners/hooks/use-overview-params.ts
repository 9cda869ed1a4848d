import { statisticsRanges } from '#domain/owners/statistics.ts';
import type { StatisticsRange } from '#domain/owners/statistics.ts';
import { usePageParams } from '#web/lib/page-params.ts';

const DEFAULT_RANGE: StatisticsRange = 30;

/** Over which days and of which studio the overview tells, as its address says: `?days=7&studio=5`. */
export function useOverviewParams() {
  const [params] = usePageParams();
  const days = statisticsRanges.find((range) => String(range) === params.get('days'));
  const studioId = params.get('studio') ?? undefined;
  return { days: days ?? DEFAULT_RANGE, studioId };
}

/** The address of the overview over other days, or of another studio. */
export function overviewSearch(days: StatisticsRange, studioId: string | undefined): string {
  return `?${new URLSearchParams({ days: String(days), ...(studioId && { studio: studioId }) })}`;
}
