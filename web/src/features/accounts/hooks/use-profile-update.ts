import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import type { UpdateProfileInput } from '#web/lib/schema.generated.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useUpdateProfileMutation } from '../profile.generated.ts';
import { currentUser, mergeSession } from '../session.ts';

/** What changes about a profile. */
export type ProfileChange = Omit<UpdateProfileInput, 'id'>;

/**
 * Changes a profile and says so (spec §8). The session takes over what it holds of one's own.
 * @returns undefined when it worked, else why it did not, which was said too
 */
export function useProfileUpdate(): (
  id: string,
  change: ProfileChange,
) => Promise<Failure | undefined> {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [update] = useUpdateProfileMutation();
  return async (id, change) => {
    if (!currentUser(client)) {
      const message = t('profile.loggedOut');
      showToast({ tone: 'error', title: t('profile.failed'), description: message });
      return { code: 'UNAUTHENTICATED', message, fields: {}, status: undefined };
    }
    try {
      const { data } = await update({ variables: { input: { id, ...change } } });
      const { name, avatarUrl, isStudioOwner, userType } = data!.updateProfile!.user;
      mergeSession(client, id, { name, avatarUrl, isStudioOwner, userType });
    } catch (error) {
      const failure = failureOf(error);
      const description = failure.message ?? t('profile.tryAgain');
      showToast({ tone: 'error', title: t('profile.failed'), description });
      return failure;
    }
    showToast({
      tone: 'success',
      title: t('profile.updated'),
      description: t('profile.updatedText'),
    });
    return undefined;
  };
}
