import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRemoveAvatarMutation, useRestoreAvatarMutation } from '../profile.generated.ts';
import { mergeSession } from '../session.ts';

interface PictureChanges {
  isBusy: boolean;
  /** Takes over a picture that the server has taken, wherever it is shown. */
  takeOver: (url: string | null) => void;
  /** Takes the picture off, and says so with a way back. */
  remove: () => Promise<void>;
}

/** Changes the picture of a user. */
export function usePicture(userId: string): PictureChanges {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [removeAvatar] = useRemoveAvatarMutation();
  const [restoreAvatar] = useRestoreAvatarMutation();

  function takeOver(url: string | null): void {
    const id = client.cache.identify({ __typename: 'User', id: userId });
    client.cache.modify({ ...(id && { id }), fields: { avatarUrl: () => url } });
    mergeSession(client, userId, { avatarUrl: url });
  }

  async function attempt(change: () => Promise<string | null>, failed: string): Promise<boolean> {
    setIsBusy(true);
    try {
      takeOver(await change());
      return true;
    } catch (error) {
      const description = failureOf(error).message ?? t('profile.tryAgain');
      showToast({ tone: 'error', title: failed, description });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  async function restore(): Promise<void> {
    const isBack = await attempt(async () => {
      const { data } = await restoreAvatar({ variables: { id: userId } });
      return data!.restoreAvatar!.user.avatarUrl;
    }, t('picture.restoreFailed'));
    if (isBack) showToast({ tone: 'success', title: t('picture.restored') });
  }

  async function remove(): Promise<void> {
    const isGone = await attempt(async () => {
      const { data } = await removeAvatar({ variables: { id: userId } });
      return data!.removeAvatar!.user.avatarUrl;
    }, t('picture.removeFailed'));
    if (!isGone) return;
    showToast({
      tone: 'success',
      title: t('picture.removed'),
      action: { label: t('picture.undo'), onSelect: () => void restore() },
    });
  }

  return { isBusy, takeOver, remove };
}
