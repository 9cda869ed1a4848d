import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { statisticsRanges } from '#domain/owners/statistics.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { overviewSearch, useOverviewParams } from '../hooks/use-overview-params.ts';
import { useRunStudios } from '../hooks/use-own-studios.ts';
import { Part } from './part.tsx';
import { StatisticsFigures } from './statistics-figures.tsx';

/** How the studios do: over some days, one of them or all together. Engineers do not see it. */
export function Statistics() {
  const { t } = useTranslation('owners');
  const isShown = useRunStudios().length > 0;
  const { days, studioId } = useOverviewParams();
  if (!isShown) return null;
  return (
    <Box sx={{ mt: 5 }}>
      <Part title={t('statistics.title')}>
        <Box sx={choiceStyle}>
          <LinkTabs
            label={t('statistics.range')}
            current={String(days)}
            areParts
            tabs={statisticsRanges.map((range) => ({
              id: String(range),
              label: t('statistics.days', { count: range }),
              to: overviewSearch(range, studioId),
            }))}
          />
          <StudioChoice />
        </Box>
        <ErrorBoundary title={t('statistics.error')} resetKeys={[days, studioId]}>
          <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
            <StatisticsFigures days={days} studioId={studioId} />
          </Suspense>
        </ErrorBoundary>
      </Part>
    </Box>
  );
}

/** Which studio it is about; of those who run one only, there is no choice. */
function StudioChoice() {
  const { t } = useTranslation('owners');
  const navigate = useNavigate();
  const studios = useRunStudios();
  const { days, studioId = '' } = useOverviewParams();
  if (studios.length < 2) return null;
  return (
    <ChoiceSelect
      size="small"
      label={t('statistics.studio')}
      value={studioId}
      onChange={(value) => {
        void navigate(overviewSearch(days, value || undefined), {
          preventScrollReset: true,
        });
      }}
      all={t('statistics.allStudios')}
    >
      {studios.map(({ studio: { id, name } }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </ChoiceSelect>
  );
}

const choiceStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
} as const;
