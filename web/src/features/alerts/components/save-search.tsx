import Button from '@mui/material/Button';
import { BellPlus, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SEARCH_NAME_LIMIT } from '#domain/alerts/limits.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import type { SearchActionProps } from '#web/features/search/components/search-action.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { useIsHydrating } from '#web/ui/hydrated.ts';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { queryOf } from '../saved-query.ts';
import { useMySavedSearchesQuery } from '../saved-searches.generated.ts';
import { useSavedSearches } from '../use-saved-searches.ts';

/** The search of the address that somebody comes back to, whatever it is. */
const PENDING_SUBJECT = 'current';

/** Saves a search to hear of what newly fits; leads to those saved once it is one of them. */
export function SaveSearch({ filter, name }: SearchActionProps) {
  const { t } = useTranslation('alerts');
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  const { rate } = useMoney();
  const { data } = useMySavedSearchesQuery({ skip: !isLoggedIn });
  const { save } = useSavedSearches();
  const [isSaving, setIsSaving] = useState(false);
  const isHydrating = useIsHydrating();
  const query = queryOf(filter);
  const isSaved = isLoggedIn && data?.mySavedSearches.some((search) => search.query === query);

  async function store(): Promise<void> {
    setIsSaving(true);
    try {
      const input = { name: shortened(name), query, sendsEmail: true, currency: rate.currency };
      await save(input);
      showToast({ tone: 'success', title: t('save.saved'), description: t('save.savedText') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('save.failed'), description: message });
    } finally {
      setIsSaving(false);
    }
  }

  usePendingAction('search', () => void store(), PENDING_SUBJECT);

  function start(): void {
    if (isLoggedIn) void store();
    else {
      openAuthDialog('login', () => void store(), { kind: 'search', subject: PENDING_SUBJECT });
    }
  }

  if (isSaved) {
    return (
      <Button
        component={RouterLink}
        to="/account/saved-searches"
        color="inherit"
        startIcon={<BellRing size={18} aria-hidden />}
        sx={buttonStyle}
      >
        {t('save.saved')}
      </Button>
    );
  }
  return (
    <Button
      color="inherit"
      // Rendered by the server, and a press before its code is there would be lost.
      disabled={isSaving || isHydrating}
      onClick={start}
      startIcon={<BellPlus size={18} aria-hidden />}
      sx={buttonStyle}
    >
      {t('save.button')}
    </Button>
  );
}

/** As much of a name as can be kept. */
function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= SEARCH_NAME_LIMIT
    ? name
    : `${characters.slice(0, SEARCH_NAME_LIMIT - 1).join('')}…`;
}

/** In line with the conditions before it. */
const buttonStyle = { minHeight: { xs: 44, md: 36 }, mb: 2, ml: { xs: -1, md: 0 } } as const;
