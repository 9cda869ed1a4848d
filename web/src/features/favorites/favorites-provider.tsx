import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { FavoritesContext } from './favorites.ts';
import type { SavableStudio } from './favorites.ts';
import { useSavedIds } from './hooks/use-saved-ids.ts';
import { PressedHearts } from './pressed-hearts.ts';
import type { SavedStudios } from './pressed-hearts.ts';
import type { ServerSavedStudios } from './saved-studios.ts';

/** Lets every studio below show whether it is saved, and change that (spec §4). */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('favorites');
  const client = useApolloClient();
  const userId = useSession()?.id;
  const openAuthDialog = useAuthDialog();
  const [saved] = useState(() => new LaterSavedStudios(client));
  const [hearts] = useState(() => new PressedHearts(saved));
  const pressed = useSyncExternalStore(hearts.subscribe, hearts.wanted, hearts.wanted);
  const savedIds = useSavedIds(userId, pressed);
  useEffect(() => () => saved.forget(), [saved, userId]);

  const favorites = useMemo(() => {
    async function change(studioId: string, want: boolean): Promise<void> {
      const outcome = await hearts.press(studioId, want);
      if (outcome?.state === 'failed') {
        showToast({
          tone: 'error',
          title: t(outcome.want ? 'heart.addFailed' : 'heart.removeFailed'),
          description: failureOf(outcome.error).message,
        });
      } else if (outcome?.state === 'done') {
        showToast(
          outcome.want
            ? { tone: 'success', title: t('heart.added') }
            : {
                title: t('heart.removed'),
                action: { label: t('heart.undo'), onSelect: () => void change(studioId, true) },
              },
        );
      }
    }

    function toggle(studio: SavableStudio): void {
      if (userId !== undefined) {
        void change(studio.id, !savedIds.has(studio.id));
        return;
      }
      showToast({ tone: 'error', title: t('heart.loginTitle'), description: t('heart.loginText') });
      openAuthDialog('login', () => void change(studio.id, true), {
        kind: 'heart',
        subject: studio.id,
      });
    }

    return { savedIds, pressed, toggle, change };
  }, [hearts, savedIds, pressed, userId, openAuthDialog, t]);

  usePendingAction('heart', (studioId) => void favorites.change(studioId, true));

  return <FavoritesContext.Provider value={favorites}>{children}</FavoritesContext.Provider>;
}

/** Has the code that saves studios come once a heart is pressed: most readers press none. */
class LaterSavedStudios implements SavedStudios {
  readonly #client: ApolloClient;
  #loading: Promise<ServerSavedStudios> | undefined;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  readonly has = async (studioId: string): Promise<boolean> => (await this.#load()).has(studioId);

  readonly change = async (studioId: string, want: boolean): Promise<void> =>
    (await this.#load()).change(studioId, want);

  forget(): void {
    // What did not come has nothing to forget, and whoever pressed is told.
    void this.#loading?.then(
      (saved) => saved.forget(),
      () => undefined,
    );
  }

  #load(): Promise<ServerSavedStudios> {
    return (this.#loading ??= import('./saved-studios.ts').then(
      (module) => new module.ServerSavedStudios(this.#client),
      (error: unknown) => {
        // The next press tries again.
        this.#loading = undefined;
        throw error;
      },
    ));
  }
}
