import { useTranslation } from 'react-i18next';
import type { EntryKind } from '#domain/company/entry.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useArrangeEntriesMutation,
  usePublishEntryMutation,
  useRemoveEntryMutation,
  useRestoreEntryMutation,
} from '../entries.generated.ts';

/**
 * Changes entries of a kind from their list. What was removed can be taken back.
 * @param onChanged reads the list again
 */
export function useEntryChanges(kind: EntryKind, onChanged: () => Promise<void>) {
  const { t } = useTranslation('admin');
  const [arrange] = useArrangeEntriesMutation();
  const [publish] = usePublishEntryMutation();
  const [remove] = useRemoveEntryMutation();
  const [restore] = useRestoreEntryMutation();

  /** @returns whether it worked; else it is said what did not */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await onChanged();
      return true;
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('entries.failed'), description: message });
      return false;
    }
  }

  return {
    arrange: (ids: string[]) =>
      attempt(() => arrange({ variables: { kind: enumName(kind), ids } })),
    publish: (id: string, isPublished: boolean) =>
      attempt(() => publish({ variables: { id, isPublished } })),
    async remove(id: string, title: string): Promise<void> {
      if (!(await attempt(() => remove({ variables: { id } })))) return;
      showToast({
        tone: 'success',
        title: t('entries.removed', { title }),
        action: {
          label: t('entries.undo'),
          onSelect: () => void attempt(() => restore({ variables: { id } })),
        },
      });
    },
  };
}
