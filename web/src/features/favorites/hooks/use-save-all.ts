import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useSaveSharedCollectionMutation,
  useRemoveFavoritesMutation,
} from '../shared-collections.generated.ts';
import { listFirst, unlist } from '../saved-studios.ts';

/** Saves all studios of a shared collection, and removes those again that were new. Asks visitors to log in first. */
export function useSaveAll(token: string) {
  const { t } = useTranslation('favorites');
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  const [saveAll, { loading }] = useSaveSharedCollectionMutation();
  const [removeAll] = useRemoveFavoritesMutation();

  function tell(title: string, error: unknown): void {
    showToast({ tone: 'error', title, description: failureOf(error).message });
  }

  async function undo(studioIds: string[]): Promise<void> {
    try {
      await removeAll({
        variables: { studioIds },
        update: (cache, { data }) => unlist(cache, data?.removeFavorites?.removedStudioIds ?? []),
      });
      showToast({ title: t('heart.removed') });
    } catch (error) {
      tell(t('heart.removeFailed'), error);
    }
  }

  async function save(): Promise<void> {
    try {
      const { data } = await saveAll({
        variables: { token },
        update: (cache, result) =>
          listFirst(cache, result.data?.saveSharedCollection?.savedStudioIds ?? []),
      });
      const added = [...data!.saveSharedCollection!.savedStudioIds];
      showToast(
        added.length === 0
          ? { title: t('shared.savedBefore') }
          : {
              tone: 'success',
              title: t('heart.added'),
              description: t('collections.count', { count: added.length }),
              action: { label: t('heart.undo'), onSelect: () => void undo(added) },
            },
      );
    } catch (error) {
      tell(t('heart.addFailed'), error);
    }
  }

  usePendingAction('collection', () => void save(), token);

  function start(): void {
    if (isLoggedIn) {
      void save();
      return;
    }
    showToast({ tone: 'error', title: t('heart.loginTitle'), description: t('heart.loginText') });
    openAuthDialog('login', () => void save(), { kind: 'collection', subject: token });
  }

  return { saveAll: start, isSaving: loading };
}
