import { useDeferredValue } from 'react';
import { blockSchema } from '#domain/blocks/block.schema.ts';
import { usePaused } from '#web/lib/paused.ts';
import { blockInputOf } from '../block-values.ts';
import type { BlockValues } from '../block-values.ts';
import { useBlockConflictsQuery } from '../components/calendar.generated.ts';
import type { CalendarBookingFragment } from '../components/calendar.generated.ts';

/** The bookings that a block would meet as it is written now; none while it makes no sense. */
export function useConflicts(values: BlockValues): readonly CalendarBookingFragment[] {
  const asked = JSON.stringify({ ...blockInputOf(values), note: '', leavesOutConflicts: false });
  const input = useDeferredValue(JSON.parse(usePaused(asked)) as ReturnType<typeof blockInputOf>);
  const { data } = useBlockConflictsQuery({
    variables: { input },
    skip: !blockSchema.isValidSync(input),
    fetchPolicy: 'no-cache',
  });
  return data?.blockConflicts ?? [];
}
