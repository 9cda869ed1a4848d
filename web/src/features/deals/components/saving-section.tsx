import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CHEAP, LIKED } from '#domain/deals/saving.ts';
import type { SavingKind } from '#domain/deals/saving.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { formatRating } from '#web/lib/numbers.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useSavingsSuspenseQuery } from '../deals.generated.ts';
import { NoneNow } from './none-now.tsx';
import { SavingLine } from './saving-line.tsx';

const PAGE_SIZE = 8;

interface SavingSectionProps {
  kind: SavingKind;
  /** Empty for all cities. */
  cityId: string;
}

/** Studios where one pays less in a way, with how much less. */
export function SavingSection(props: SavingSectionProps) {
  const { kind, cityId } = props;
  const { t, i18n } = useTranslation('deals');
  return (
    <Section
      title={t(`savings.${kind}.title`)}
      lead={t(`savings.${kind}.lead`, {
        share: CHEAP.leastShare.toLocaleString(i18n.language, { style: 'percent' }),
        rooms: CHEAP.leastRooms,
        rating: formatRating(LIKED.leastRating, i18n.language),
      })}
    >
      <ErrorBoundary resetKeys={[cityId]} title={t('failed')}>
        <Suspense key={cityId} fallback={<StudioGridSkeleton count={PAGE_SIZE} />}>
          <Savings {...props} />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}

function Savings({ kind, cityId }: SavingSectionProps) {
  const { t } = useTranslation('deals');
  const { data, fetchMore } = useSavingsSuspenseQuery({
    variables: { kind: enumName(kind), cityId: cityId || null, first: PAGE_SIZE },
  });
  const { nodes, pageInfo } = data.savings;
  if (nodes.length === 0) {
    return (
      <NoneNow
        title={t(`savings.${kind}.empty`)}
        text={t(cityId ? 'savings.emptyInCity' : 'savings.emptyText')}
        to={cityId ? `/studios/cities/${cityId}` : '/studios'}
      />
    );
  }
  return (
    <>
      <StudioGrid>
        {nodes.map(
          ({ studio, ...saving }) =>
            studio && (
              <Box key={studio.id} sx={itemStyle}>
                <StudioCard studio={studio} />
                <SavingLine kind={kind} city={studio.city} saving={saving} />
              </Box>
            ),
        )}
      </StudioGrid>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

const itemStyle = {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: 1,
  height: '100%',
} as const;
