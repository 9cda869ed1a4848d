import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Columns2, Heart } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { comparisonPath } from '#domain/favorites/comparison.ts';
import { COMPARED_LIMIT } from '#domain/favorites/limits.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useSaveAll } from '../hooks/use-save-all.ts';
import { favoritesFreshness } from '../favorites-freshness.ts';
import { useSharedCollectionSuspenseQuery } from './shared-page.generated.ts';
import type { SharedCollectionQuery } from './shared-page.generated.ts';

const PAGE_SIZE = 24;
const SKELETONS = 4;

/** A collection as those see it who have its link. */
export function SharedPage() {
  const { token = '' } = useParams();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <ErrorBoundary resetKeys={[token]}>
        <Suspense key={token} fallback={<StudioGridSkeleton count={SKELETONS} />}>
          <Shared token={token} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Shared({ token }: { token: string }) {
  const { t } = useTranslation('favorites');
  const { saveAll, isSaving } = useSaveAll(token);
  const { data, fetchMore } = useSharedCollectionSuspenseQuery({
    variables: { token, first: PAGE_SIZE },
    context: favoritesFreshness,
  });
  const { sharedCollection: collection } = data;
  if (!collection) return <LinkEnded />;
  const { name, ownerFirstName, studioCount, studios } = collection;
  const { nodes, pageInfo } = studios;
  const compared = nodes.slice(0, COMPARED_LIMIT).map(({ studio }) => studio.id);
  const by = t('shared.by', { name: ownerFirstName });
  return (
    <>
      <PageHead
        title={name}
        description={by}
        preview={{ kind: 'collections', id: token }}
        noIndex
      />
      <Box sx={headStyle}>
        <div>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {by} · {t('collections.count', { count: studioCount })}
          </Typography>
        </div>
        {nodes.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {compared.length > 1 && (
              <Button
                component={RouterLink}
                to={comparisonPath(compared)}
                variant="outlined"
                color="inherit"
                startIcon={<Columns2 size={18} aria-hidden />}
              >
                {nodes.length > COMPARED_LIMIT
                  ? t('shared.compareFirst', { limit: COMPARED_LIMIT })
                  : t('compare.open')}
              </Button>
            )}
            <Button
              variant="contained"
              onClick={saveAll}
              disabled={isSaving}
              startIcon={<Heart size={18} aria-hidden />}
            >
              {t('shared.saveAll')}
            </Button>
          </Box>
        )}
      </Box>
      {nodes.length === 0 && (
        <EmptyState
          title={t('shared.emptyTitle')}
          text={t('shared.emptyText')}
          action={
            <Button component={RouterLink} to="/studios" variant="contained">
              {t('page.browse')}
            </Button>
          }
        />
      )}
      {nodes.length > 0 && (
        <Box component="h2" sx={visuallyHidden}>
          {t('shared.listTitle')}
        </Box>
      )}
      <StudioGrid>
        {nodes.map((place) => (
          <SharedStudio key={place.id} place={place} owner={ownerFirstName} />
        ))}
      </StudioGrid>
      {pageInfo.hasNextPage && (
        <ShowMore
          load={() =>
            fetchMore({ variables: { after: pageInfo.endCursor }, context: { fresh: false } })
          }
        />
      )}
    </>
  );
}

type Place = NonNullable<SharedCollectionQuery['sharedCollection']>['studios']['nodes'][number];

function SharedStudio({ place: { studio, note }, owner }: { place: Place; owner: string }) {
  const { t } = useTranslation('favorites');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: 1.5 }}>
      <div>
        <StudioCard studio={studio} />
      </div>
      <Button
        component={RouterLink}
        to={`/studios/${studio.id}#book`}
        variant="outlined"
        color="inherit"
        aria-label={t('compare.bookLabel', { name: studio.name })}
      >
        {t('compare.book')}
      </Button>
      {note !== null && (
        <Box component="figure" sx={{ m: 0, px: 0.5 }}>
          <Box component="blockquote" sx={quoteStyle}>
            {note}
          </Box>
          <Typography component="figcaption" variant="caption" color="textSecondary">
            {t('shared.noteBy', { name: owner })}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** A link that was ended, or that never was one. */
function LinkEnded() {
  const { t } = useTranslation('favorites');
  return (
    <StatusPage
      status={404}
      title={t('shared.endedTitle')}
      text={t('shared.endedText')}
      ways={[{ to: '/studios', label: t('page.browse') }]}
    />
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 2,
  mb: 3,
} as const;

const quoteStyle = {
  m: 0,
  mb: 0.5,
  pl: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
