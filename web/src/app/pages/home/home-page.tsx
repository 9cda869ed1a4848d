import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SeenStudiosLater } from '#web/features/search/components/seen-studios-later.tsx';
import { sortInput } from '#web/features/search/search-variables.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid, StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { CountryStrip } from './country-strip.tsx';
import { Hero } from './hero.tsx';
import { useHomeStudiosSuspenseQuery } from './home-page.generated.ts';
import type { HomeStudiosQueryVariables } from './home-page.generated.ts';

// What stands below the first screens is read as the server has rendered it, and all of it are links.
const ProductAd = lazy(async () => ({
  default: (await import('#web/features/catalog/components/home-products.tsx')).ProductAd,
}));
const HomeEnd = lazy(async () => ({ default: (await import('./home-end.tsx')).HomeEnd }));

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
        <StudioRow
          title={t('home.topRated')}
          more={{ to: '/studios?sort=rating', label: t('home.topRatedMore') }}
          choice={{ sort: sortInput('rating') }}
        />
        <StudioRow
          title={t('home.promoted')}
          more={{ to: '/promoted', label: t('home.promotedMore') }}
          choice={{ filter: { promotedOnly: true } }}
          featured
        />
        <Section title={t('home.countries')}>
          <CountryStrip />
        </Section>
        <Optional>
          <ProductAd />
        </Optional>
        <StudioRow
          title={t('home.popular')}
          more={{ to: '/studios', label: t('home.popularMore') }}
          choice={{}}
        />
        <StudioRow
          title={t('home.latest')}
          more={{ to: '/studios?sort=newest', label: t('home.latestMore') }}
          choice={{ sort: sortInput('newest') }}
        />
      </ErrorBoundary>
      <Optional>
        <HomeEnd />
      </Optional>
      <SeenStudiosLater />
    </>
  );
}

interface StudioRowProps {
  title: string;
  more: { to: string; label: string };
  /** Which studios, and in which order. */
  choice: HomeStudiosQueryVariables;
  featured?: boolean;
}

/** A titled row of studios. Each asks for its own, so that no phone has to hydrate all at once. */
function StudioRow(props: StudioRowProps) {
  return (
    <Suspense fallback={<StudioRowSkeleton title={props.title} />}>
      <LoadedStudioRow {...props} />
    </Suspense>
  );
}

function LoadedStudioRow({ title, more, choice, featured = false }: StudioRowProps) {
  const { data } = useHomeStudiosSuspenseQuery({ variables: choice });
  const studios = data.studios.nodes;
  if (studios.length === 0) return null;
  return (
    <Section title={title} more={more}>
      <StudioGrid row>
        {studios.map((studio) => (
          <StudioCard key={studio.id} studio={studio} featured={featured} isSponsored={featured} />
        ))}
      </StudioGrid>
    </Section>
  );
}

function StudioRowSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <StudioGridSkeleton count={8} row />
    </Section>
  );
}
