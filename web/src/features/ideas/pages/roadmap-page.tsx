import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { roadmapStatuses } from '#domain/ideas/idea.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import type { RoadmapStatus } from '#web/lib/schema.generated.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { IdeaList, IdeaListSkeleton } from '../components/idea-list.tsx';

/** In each column. */
const PAGE_SIZE = 10;

const AddRoadmapItem = lazy(async () => ({
  default: (await import('../components/add-roadmap-item.tsx')).AddRoadmapItem,
}));

/** What is planned, in work and done, with votes (spec §2.1). */
export function RoadmapPage() {
  const { t } = useTranslation('ideas');
  const isStaff = useSession()?.canAdminister ?? false;
  return (
    <TitledPage id="roadmap">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
        <Button component={RouterLink} to="/feedback" variant="contained">
          {t('roadmap.ideas')}
        </Button>
        {isStaff && (
          <Suspense>
            <AddRoadmapItem />
          </Suspense>
        )}
      </Box>
      <Box sx={columnsStyle}>
        {roadmapStatuses.map((status) => (
          <Column key={status} status={enumName(status)} />
        ))}
      </Box>
    </TitledPage>
  );
}

function Column({ status }: { status: RoadmapStatus }) {
  const { t } = useTranslation('ideas');
  const id = `roadmap-${status}`;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2">
        {t(`statuses.${status}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t(`roadmap.columns.${status}`)}
      </Typography>
      <ErrorBoundary title={t('error')}>
        <Suspense fallback={<IdeaListSkeleton count={3} />}>
          <IdeaList
            variables={{ first: PAGE_SIZE, statuses: [status], text: null, order: 'VOTES' }}
            level="h3"
            hidesStatus
            empty={<Typography color="textSecondary">{t('roadmap.empty')}</Typography>}
          />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
