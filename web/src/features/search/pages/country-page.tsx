import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryPage as Country } from '#domain/studios/country.ts';
import { PageText } from '#web/features/pages/components/page-text.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { DirectoryHeader } from '../components/directory-header.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { LinkChips } from '../components/link-chips.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { useSearchPanel } from '../hooks/use-search-panel.ts';
import { useSearchTitle } from '../hooks/use-search-title.ts';
import { useCountryPageSuspenseQuery } from './country-page.generated.ts';

// One of the two, and only few countries have the one or the other.
const CityCards = lazy(async () => ({
  default: (await import('../components/city-cards.tsx')).CityCards,
}));
const NothingYet = lazy(async () => ({
  default: (await import('../components/nothing-yet.tsx')).NothingYet,
}));
// Below all studios.
const CountryPrices = lazy(async () => ({
  default: (await import('#web/features/market/components/country-prices.tsx')).CountryPrices,
}));
const CountryFacts = lazy(async () => ({
  default: (await import('#web/features/market/components/country-facts.tsx')).CountryFacts,
}));

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
          <Later height={240}>
            <CityCards cities={cities} level="h2" />
          </Later>
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
        <Later height={400}>
          <NothingYet country={country} cities={data.cities} />
        </Later>
      ) : (
        <SearchPanel panel={panel} />
      )}
      {!isEmpty && (
        <Later height={320}>
          <CountryPrices countryCode={country.code} />
        </Later>
      )}
      <Later height={240}>
        <CountryFacts country={country} />
      </Later>
    </>
  );
}

const skeletonStyle = { width: 'min(100%, 380px)', height: 72, mt: 6, mb: 4 } as const;
