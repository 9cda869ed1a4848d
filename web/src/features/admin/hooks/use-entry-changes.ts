import type { EntryKind } from '#domain/company/entry.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import {
  useArrangeEntriesMutation,
  usePublishEntryMutation,
  useRemoveEntryMutation,
  useRestoreEntryMutation,
} from '../entries.generated.ts';
import { useListChanges } from './use-list-changes.ts';

/**
 * Changes entries of a kind from their list. What was removed can be taken back.
 * @param onChanged reads the list again
 */
export function useEntryChanges(kind: EntryKind, onChanged: () => Promise<void>) {
  const { attempt, removed } = useListChanges(onChanged);
  const [arrange] = useArrangeEntriesMutation();
  const [publish] = usePublishEntryMutation();
  const [remove] = useRemoveEntryMutation();
  const [restore] = useRestoreEntryMutation();

  return {
    arrange: (ids: string[]) =>
      attempt(() => arrange({ variables: { kind: enumName(kind), ids } })),
    publish: (id: string, isPublished: boolean) =>
      attempt(() => publish({ variables: { id, isPublished } })),
    async remove(id: string, title: string): Promise<void> {
      if (!(await attempt(() => remove({ variables: { id } })))) return;
      removed(title, () => restore({ variables: { id } }));
    },
  };
}
