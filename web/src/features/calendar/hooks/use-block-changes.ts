import { useTranslation } from 'react-i18next';
import { addDays, daysBetween } from '#domain/time/calendar.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { blockInputOf, openedBlock, timesOf } from '../block-values.ts';
import type { BlockValues } from '../block-values.ts';
import type { CalendarEntry } from '../calendar-entries.ts';
import {
  useCreateBlockMutation,
  useRemoveBlockMutation,
  useRestoreBlockMutation,
  useUpdateBlockMutation,
} from '../components/calendar.generated.ts';

/** Changes blocks, says so, and shows what is in the calendar then. */
export function useBlockChanges(renew: () => Promise<void>) {
  const { t } = useTranslation('calendar');
  const [create] = useCreateBlockMutation();
  const [update] = useUpdateBlockMutation();
  const [removeBlock] = useRemoveBlockMutation();
  const [restore] = useRestoreBlockMutation();

  /** Saves a form. @throws what the server refuses with */
  async function save(entry: CalendarEntry | undefined, values: BlockValues): Promise<void> {
    const block = entry?.time?.block;
    if (block) {
      const { studioId: _studio, ...input } = blockInputOf(values);
      const { id, version } = block;
      const change = isOnlyOne(entry, values.scope)
        ? { ...input, rule: null, onlyDate: entry.time!.date }
        : { ...input, ...firstTimeOf(entry, values) };
      await update({ variables: { input: { id, version, ...change } } });
      showToast({ tone: 'success', title: t('saved') });
    } else {
      await create({ variables: { input: blockInputOf(values) } });
      showToast({ tone: 'success', title: t('created') });
    }
    await renew();
  }

  /** Moves a block that happens once. What cannot be is said. @throws so that it is put back */
  async function move(entry: CalendarEntry, span: { start: string; end: string }): Promise<void> {
    try {
      await save(entry, openedBlock(entry, span));
    } catch (error) {
      showFailure(error);
      throw error;
    }
  }

  /** Removes a block, or one time of it; for a while that can be undone. */
  async function remove(entry: CalendarEntry, scope: BlockValues['scope']): Promise<void> {
    const { id, version } = entry.time!.block!;
    const onlyDate = isOnlyOne(entry, scope) ? entry.time!.date : null;
    try {
      const { data } = await removeBlock({ variables: { input: { id, version, onlyDate } } });
      const removed = data?.removeBlock?.block;
      await renew();
      showToast({
        title: t('removed'),
        action: {
          label: t('undo'),
          onSelect: () => {
            if (removed) void undo({ id, version: removed.version, onlyDate });
          },
        },
      });
    } catch (error) {
      showFailure(error);
    }
  }

  async function undo(input: { id: string; version: number; onlyDate: string | null }) {
    try {
      await restore({ variables: { input } });
      await renew();
      showToast({ tone: 'success', title: t('restored') });
    } catch (error) {
      showFailure(error);
    }
  }

  function showFailure(error: unknown): void {
    const { message } = failureOf(error);
    showToast({ tone: 'error', title: t('failed'), description: message });
  }

  return { save, move, remove };
}

function isOnlyOne(entry: CalendarEntry, scope: BlockValues['scope']): boolean {
  return Boolean(entry.time?.block?.rule) && scope === 'this';
}

/** When a block begins for the first time, of which another time was opened and perhaps moved. */
function firstTimeOf(entry: CalendarEntry, values: BlockValues) {
  const block = entry.time!.block!;
  if (!block.rule) return {};
  const moved = daysBetween(timesOf(entry).date, values.date);
  const date = addDays(block.date, moved);
  return { date, endDate: addDays(date, daysBetween(values.date, values.endDate)) };
}
