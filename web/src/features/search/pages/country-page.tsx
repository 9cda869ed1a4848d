import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import type { CountryPage as Country } from '#domain/studios/country.ts';
import { byNearness } from '#domain/studios/nearest-city.ts';
import { CountryFacts } from '#web/features/market/components/country-facts.tsx';
import { CountryPrices } from '#web/features/market/components/country-prices.tsx';
import { PageText } from '#web/features/pages/components/page-text.tsx';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { CityCards } from '../components/city-cards.tsx';
import { DirectoryHeader } from '../components/directory-header.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { LinkChips } from '../components/link-chips.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { useSearchPanel } from '../hooks/use-search-panel.ts';
import { useSearchTitle } from '../hooks/use-search-title.ts';
import { searchPath } from '../search-path.ts';
import {
  useCountryPageSuspenseQuery,
  useNearbyStudiosSuspenseQuery,
} from './country-page.generated.ts';
import type { CountryPageQuery } from './country-page.generated.ts';

/** Cities to go to from a country without studios. */
const NEAREST_CITIES = 3;

/** The studios of a country, city by city. */
export function CountryPage({ country }: { country: Country }) {
  return (
    <DirectoryPage subject={country.slug}>
      <CountryStudios country={country} />
    </DirectoryPage>
  );
}

function CountryStudios({ country }: { country: Country }) {
  const { t } = useTranslation('search');
  const { cityName } = usePlaceNames();
  const panel = useSearchPanel(useMemo(() => ({ country: country.code }), [country.code]));
  const { data } = useCountryPageSuspenseQuery();
  const cities = data.cities.filter(({ countryCode }) => countryCode === country.code);
  const [firstCity] = cities;
  const { search, own } = panel.address;
  const isWhole = Object.keys(own).length === 0;
  const isEmpty = isWhole && panel.found.result?.studios.totalCount === 0;
  const narrowed = useSearchTitle(search.filter);
  return (
    <>
      <PageText id={country.slug} skeleton={<Skeleton sx={skeletonStyle} />}>
        {({ title, description, lead, body }) => (
          <>
            <PageHead
              title={isWhole ? title : narrowed}
              description={description}
              preview={{ kind: 'countries', id: country.slug }}
              trail={[{ name: t('directory.allStudios'), path: '/studios' }]}
            />
            <DirectoryHeader
              back={{ to: '/studios', label: t('directory.allStudios') }}
              title={isWhole ? title : narrowed}
              {...(!isEmpty && { lead })}
              {...(firstCity && cities.length === 1 && { image: firstCity.image })}
            >
              <DocumentView document={body} />
            </DirectoryHeader>
          </>
        )}
      </PageText>
      {cities.length > 1 ? (
        <Box sx={{ mb: 5 }}>
          <CityCards cities={cities} level="h2" />
        </Box>
      ) : (
        <LinkChips
          label={t('directory.cities')}
          links={cities.map(({ id, name, studioCount }) => ({
            to: `/studios/cities/${id}`,
            label: cityName({ id, name }),
            count: studioCount,
          }))}
        />
      )}
      {isEmpty ? (
        <NothingYet country={country} cities={data.cities} />
      ) : (
        <SearchPanel panel={panel} />
      )}
      {!isEmpty && <CountryPrices countryCode={country.code} />}
      <CountryFacts country={country} />
    </>
  );
}

interface NothingYetProps {
  country: Country;
  /** All that there are, with how many studios each has. */
  cities: CountryPageQuery['cities'];
}

/** For a country in which nobody lists a studio: what there is around it. */
function NothingYet({ country, cities }: NothingYetProps) {
  const { t } = useTranslation('search');
  const { cityName } = usePlaceNames();
  const nearest = byNearness(
    country,
    cities.filter(({ studioCount }) => studioCount > 0),
  ).slice(0, NEAREST_CITIES);
  const { data } = useNearbyStudiosSuspenseQuery({
    variables: { region: enumName(country.region) },
  });
  const region = t(`regions.${country.region}`);
  const all = searchPath({ filter: { regions: [country.region] }, sort: 'relevance' });
  return (
    <>
      <EmptyState
        title={t('directory.empty')}
        text={t('directory.countryEmptyText')}
        action={
          <Button component={RouterLink} to="/studios" variant="contained">
            {t('directory.allStudios')}
          </Button>
        }
      />
      <Box sx={{ mt: 4 }}>
        <LinkChips
          label={t('directory.nearestCities')}
          links={nearest.map(({ id, name, studioCount }) => ({
            to: `/studios/cities/${id}`,
            label: cityName({ id, name }),
            count: studioCount,
          }))}
        />
      </Box>
      <Section
        title={t('directory.nearby', { region })}
        more={{ to: all, label: t('directory.nearbyMore', { region }) }}
      >
        <StudioGrid columns="fit">
          {data.studios.nodes.map((studio) => (
            <StudioCard key={studio.id} studio={studio} />
          ))}
        </StudioGrid>
      </Section>
    </>
  );
}

const skeletonStyle = { width: 'min(100%, 380px)', height: 72, mt: 6, mb: 4 } as const;
