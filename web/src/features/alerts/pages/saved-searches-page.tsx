import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { SavedSearchItem } from '../components/saved-search-item.tsx';
import { useMySavedSearchesSuspenseQuery } from '../saved-searches.generated.ts';
import type { SavedSearchItemFragment } from '../saved-searches.generated.ts';
import { useSavedSearches } from '../use-saved-searches.ts';

const SearchNameForm = lazy(async () => ({
  default: (await import('../components/search-name-form.tsx')).SearchNameForm,
}));

/** The searches that somebody wants to hear of. */
export function SavedSearchesPage() {
  const { t } = useTranslation('alerts');
  return (
    <RequireLogin>
      <PageHead title={t('page.title')} description={t('page.description')} noIndex />
      <Box sx={{ maxWidth: 880, py: { xs: 3, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {t('page.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {t('page.lead')}
        </Typography>
        <ErrorBoundary title={t('page.error')}>
          <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
            <SearchList />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function SearchList() {
  const { t } = useTranslation('alerts');
  const { data } = useMySavedSearchesSuspenseQuery();
  const { save, remove } = useSavedSearches();
  const [renamed, setRenamed] = useState<SavedSearchItemFragment>();

  async function attempt(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: failed, description: failureOf(error).message });
      return false;
    }
  }

  async function removeSearch({ id, name, query, sendsEmail, currency }: SavedSearchItemFragment) {
    if (!(await attempt(() => remove(id), t('page.removeFailed')))) return;
    const bringBack = () =>
      attempt(() => save({ name, query, sendsEmail, currency }), t('save.failed'));
    showToast({
      title: t('page.removed'),
      description: name,
      action: { label: t('page.undo'), onSelect: () => void bringBack() },
    });
  }

  if (data.mySavedSearches.length === 0) {
    return (
      <EmptyState
        title={t('page.empty')}
        text={t('page.emptyText')}
        action={
          <Button component={RouterLink} to="/search" variant="contained">
            {t('page.find')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.mySavedSearches.map((search) => (
          <li key={search.id}>
            <SavedSearchItem
              search={search}
              onRename={() => setRenamed(search)}
              onRemove={() => void removeSearch(search)}
            />
          </li>
        ))}
      </Stack>
      {renamed && (
        <Suspense>
          <SearchNameForm search={renamed} onClose={() => setRenamed(undefined)} />
        </Suspense>
      )}
    </>
  );
}
