import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useListingCitiesSuspenseQuery,
  useMyListingsSuspenseQuery,
  useRemoveListingMutation,
} from '../listings.generated.ts';
import type { ListingItemFragment } from '../listings.generated.ts';

const PAGE_SIZE = 20;

/** What somebody lists, drafts too, and where each stands. */
export function MyListingsPage() {
  const { t } = useTranslation('listings');
  return (
    <RequireLogin>
      <PageHead title={t('own.title')} description={t('own.description')} noIndex />
      <Box sx={{ maxWidth: 880, py: { xs: 3, md: 5 } }}>
        <Box sx={headStyle}>
          <Typography variant="h2" component="h1">
            {t('own.title')}
          </Typography>
          <Button
            component={RouterLink}
            to="/submit"
            variant="contained"
            startIcon={<Plus size={18} aria-hidden />}
          >
            {t('own.add')}
          </Button>
        </Box>
        <ErrorBoundary title={t('own.error')}>
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <Listings />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function Listings() {
  const { t } = useTranslation('listings');
  const { data, fetchMore, refetch } = useMyListingsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const [removed, setRemoved] = useState<ListingItemFragment>();
  const [remove] = useRemoveListingMutation();
  const { nodes, pageInfo } = data.myListings;
  if (nodes.length === 0) {
    return <EmptyState title={t('own.emptyTitle')} text={t('own.emptyText')} />;
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {nodes.map((listing) => (
          <Item key={listing.id} listing={listing} onRemove={() => setRemoved(listing)} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('own.removeTitle')}
          keep={t('own.keep')}
          confirm={t('own.remove')}
          failed={t('own.removeFailed')}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await remove({ variables: { id: removed.id } });
            await refetch();
            showToast({ tone: 'success', title: t('own.removed') });
          }}
        >
          {t('own.removeText', { name: removed.content.name || t('own.unnamed') })}
        </ConfirmDialog>
      )}
    </>
  );
}

function Item({ listing, onRemove }: { listing: ListingItemFragment; onRemove: () => void }) {
  const { t, i18n } = useTranslation('listings');
  const { cityName } = usePlaceNames();
  const { data } = useListingCitiesSuspenseQuery();
  const { id, studioId, status, content, hasUnsubmittedChanges, reasons, updatedAt } = listing;
  const city = data.cities.find((one) => one.id === content.cityId);
  const name = content.name || t('own.unnamed');
  const isPublic = status === 'APPROVED' || status.startsWith('CHANGE');
  const [picture] = content.pictures;
  const edit = studioId === null ? `/submit/${id}/basics` : `/studio/edit/${studioId}/basics`;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ ...pictureStyle, ...(picture && { backgroundImage: `url("${picture.url}")` }) }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            city && cityName(city),
            t('own.changed', { time: formatDayAndTime(updatedAt, 'UTC', i18n.language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Chip
            size="small"
            color={isPublic ? 'success' : 'default'}
            label={t(`statuses.${status}`)}
          />
          {isPublic && hasUnsubmittedChanges && (
            <Chip size="small" variant="outlined" label={t('own.unsubmitted')} />
          )}
        </Box>
        {reasons && (
          <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {reasons}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button
            component={RouterLink}
            to={edit}
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={t('own.editOf', { name })}
          >
            {t('own.edit')}
          </Button>
          {isPublic && (
            <Button
              component={RouterLink}
              to={`/studios/${studioId}`}
              size="small"
              color="inherit"
              aria-label={t('own.viewOf', { name })}
            >
              {t('own.view')}
            </Button>
          )}
          {studioId === null && (
            <Button
              size="small"
              color="inherit"
              aria-label={t('own.removeOf', { name })}
              onClick={onRemove}
            >
              {t('own.remove')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
} as const;

const rowStyle = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const pictureStyle = {
  aspectRatio: '3 / 2',
  borderRadius: 2,
  bgcolor: 'divider',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
} as const;
