import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import type { StudioCardFragment } from '#web/features/studios/components/studio-card.generated.ts';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { CountryStrip } from './country-strip.tsx';
import { Hero } from './hero.tsx';
import { useHomePageSuspenseQuery } from './home-page.generated.ts';

/** The front door: a search, and studios worth a look (spec §2.7). */
export function HomePage() {
  const { t } = useTranslation();
  const origin = useOrigin();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: 'Roomtone',
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <Hero />
      <ErrorBoundary title={t('home.error')}>
        <Suspense fallback={<SectionsSkeleton />}>
          <Sections />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Sections() {
  const { t } = useTranslation();
  const { data } = useHomePageSuspenseQuery();
  const { topRated, promoted, popular, latest } = data;
  return (
    <div>
      <Section
        title={t('home.topRated')}
        more={{ to: '/studios?sort=rating', label: t('home.topRatedMore') }}
      >
        <Cards studios={topRated.nodes} />
      </Section>
      {promoted.nodes.length > 0 && (
        <Section
          title={t('home.promoted')}
          more={{ to: '/promoted', label: t('home.promotedMore') }}
        >
          <Cards studios={promoted.nodes} featured />
        </Section>
      )}
      <Section title={t('home.countries')}>
        <CountryStrip />
      </Section>
      <Section title={t('home.popular')} more={{ to: '/studios', label: t('home.popularMore') }}>
        <Cards studios={popular.nodes} />
      </Section>
      <Section
        title={t('home.latest')}
        more={{ to: '/studios?sort=newest', label: t('home.latestMore') }}
      >
        <Cards studios={latest.nodes} />
      </Section>
    </div>
  );
}

interface CardsProps {
  studios: readonly StudioCardFragment[];
  featured?: boolean;
}

function Cards({ studios, featured = false }: CardsProps) {
  return (
    <StudioGrid row>
      {studios.map((studio) => (
        <StudioCard key={studio.id} studio={studio} featured={featured} />
      ))}
    </StudioGrid>
  );
}

function SectionsSkeleton() {
  return (
    <Box sx={{ mt: { xs: 6, md: 9 } }}>
      <StudioGridSkeleton count={8} row />
    </Box>
  );
}
