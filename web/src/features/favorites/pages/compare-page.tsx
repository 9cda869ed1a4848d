import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { comparisonPath, readComparison } from '#domain/favorites/comparison.ts';
import type { Comparison } from '#domain/favorites/comparison.ts';
import { COMPARED_LIMIT } from '#domain/favorites/limits.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ComparisonTable } from '../components/comparison-table.tsx';
import { TICKED } from '../ticked-param.ts';
import { savedPath } from '../saved-path.ts';
import { favoritesFreshness } from '../favorites-freshness.ts';
import { useComparePageSuspenseQuery } from './compare-page.generated.ts';

/** Up to four studios side by side, for anybody who has the address. */
export function ComparePage() {
  const { t } = useTranslation('favorites');
  const [params] = usePageParams();
  const comparison = readComparison(params.get('ids'));
  const { ids } = comparison;
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('compare.title')} description={t('compare.description')} noIndex />
      {ids.length === 0 ? (
        <NothingToCompare hasWrong={comparison.hasWrong} />
      ) : (
        <ErrorBoundary resetKeys={[ids.join()]}>
          <Suspense fallback={<TableSkeleton columns={ids.length} />}>
            <Compared comparison={comparison} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('favorites');
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { data } = useComparePageSuspenseQuery({
    variables: { ids: [...comparison.ids] },
    context: favoritesFreshness,
  });
  const { studiosToCompare: studios } = data;
  if (studios.length === 0) return <NothingToCompare hasWrong />;
  const ids = studios.map(({ id }) => id);
  const missing = comparison.ids.length - studios.length;
  return (
    <>
      <Box sx={headStyle}>
        <Typography variant="h2" component="h1">
          {t('compare.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          {studios.length > 1 && (
            <FormControlLabel
              control={
                <Switch
                  checked={onlyDifferences}
                  onChange={({ target }) => setOnlyDifferences(target.checked)}
                />
              }
              label={t('compare.onlyDifferences')}
            />
          )}
          {studios.length < COMPARED_LIMIT && <AddStudio ids={ids} />}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mb: 3, '&:empty': { display: 'none' } }}>
        {comparison.tooMany > 0 && (
          <Alert severity="info">{t('compare.tooMany', { limit: COMPARED_LIMIT })}</Alert>
        )}
        {(missing > 0 || comparison.hasWrong) && (
          <Alert severity="info">{t('compare.missing')}</Alert>
        )}
        {studios.length === 1 && <Alert severity="info">{t('compare.alone')}</Alert>}
      </Box>
      <ComparisonTable
        studios={studios}
        onlyDifferences={onlyDifferences && studios.length > 1}
        onRemove={(studioId) =>
          void navigate(comparisonPath(ids.filter((id) => id !== studioId)), { replace: true })
        }
      />
      {studios.length > 1 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
          {t('compare.legend')}
        </Typography>
      )}
    </>
  );
}

/** Whoever has saved studios ticks another one of them; others look for one. */
function AddStudio({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('favorites');
  const isLoggedIn = useSession() !== null;
  const ticked = new URLSearchParams({ [TICKED]: ids.join(',') });
  return (
    <Button
      component={RouterLink}
      to={isLoggedIn ? savedPath(undefined, `?${ticked.toString()}`) : '/studios'}
      variant="outlined"
      color="inherit"
      startIcon={<Plus size={18} aria-hidden />}
    >
      {t(isLoggedIn ? 'compare.add' : 'compare.find')}
    </Button>
  );
}

function NothingToCompare({ hasWrong }: { hasWrong: boolean }) {
  const { t } = useTranslation('favorites');
  const isLoggedIn = useSession() !== null;
  return (
    <EmptyState
      level="h1"
      title={t(hasWrong ? 'compare.unknownTitle' : 'compare.emptyTitle')}
      text={t('compare.emptyText')}
      action={
        <Button component={RouterLink} to={isLoggedIn ? '/saved' : '/studios'} variant="contained">
          {t(isLoggedIn ? 'collections.emptyAction' : 'page.browse')}
        </Button>
      }
    />
  );
}

function TableSkeleton({ columns }: { columns: number }) {
  return (
    <>
      <Skeleton width="min(320px, 70%)" height={44} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `104px repeat(${columns}, 1fr)` }}>
        <span />
        {Array.from({ length: columns }, (_, index) => (
          <div key={index}>
            <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '3 / 2' }} />
            <Skeleton height={32} width="70%" />
            <Skeleton width="50%" />
            <Skeleton variant="rounded" height={360} sx={{ mt: 2 }} />
          </div>
        ))}
      </Box>
    </>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  mb: 3,
} as const;
