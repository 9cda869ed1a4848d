import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { categoryIds } from '#domain/studios/category.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { countryName } from '#web/lib/countries.ts';
import { formatTime, zoneName } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { DirectoryHeader } from '../components/directory-header.tsx';
import { DirectoryNotFound } from '../components/directory-not-found.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { LinkChips } from '../components/link-chips.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { countsById } from '../facets.ts';
import type { FacetCounts } from '../facets.ts';
import { useSearchPanel } from '../hooks/use-search-panel.ts';
import { useSearchTitle } from '../hooks/use-search-title.ts';
import { searchPath } from '../search-path.ts';
import { useCityPageSuspenseQuery } from './city-page.generated.ts';
import type { CityPageQuery } from './city-page.generated.ts';

/** The studios of a city. */
export function CityPage() {
  const { id = '' } = useParams();
  return (
    <DirectoryPage subject={id}>
      <CityStudios id={id} />
    </DirectoryPage>
  );
}

function CityStudios({ id }: { id: string }) {
  const { data } = useCityPageSuspenseQuery({ variables: { id } });
  return data.city ? (
    <KnownCity city={data.city} counts={countsById(data.studios.categoryCounts)} />
  ) : (
    <DirectoryNotFound kind="city" />
  );
}

interface KnownCityProps {
  city: NonNullable<CityPageQuery['city']>;
  /** Its studios by category. */
  counts: FacetCounts;
}

function KnownCity({ city, counts }: KnownCityProps) {
  const { t, i18n } = useTranslation(['search', 'studios']);
  const { cityName } = usePlaceNames();
  const { id } = city;
  const panel = useSearchPanel(useMemo(() => ({ cities: [id] }), [id]));
  const title = useSearchTitle(panel.address.search.filter);
  const country = countryName(city.countryCode, i18n.language);
  const name = cityName(city);
  return (
    <>
      <PageHead
        title={title}
        description={t('directory.cityMeta', { city: name, country })}
        preview={{ kind: 'cities', id }}
        trail={[{ name: t('directory.allStudios'), path: '/studios' }]}
        canonical={`/studios/cities/${id}`}
      />
      <DirectoryHeader
        back={{ to: '/studios', label: t('directory.allStudios') }}
        title={title}
        lead={country}
        image={city.image}
      >
        <LocalTime city={name} zone={city.zone} />
      </DirectoryHeader>
      <LinkChips
        label={t('directory.kinds')}
        links={categoryIds.flatMap((kind) => {
          const count = counts?.get(kind);
          const filter = { categories: [kind], cities: [id] };
          return count
            ? [
                {
                  to: searchPath({ filter, sort: 'relevance' }),
                  label: t(`studios:categories.${kind}`),
                  count,
                },
              ]
            : [];
        })}
      />
      <SearchPanel panel={panel} />
    </>
  );
}

function LocalTime({ city, zone }: { city: string; zone: string }) {
  const { t, i18n } = useTranslation('search');
  const now = useNow();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t('directory.cityTime', {
        city,
        time: formatTime(now, zone, i18n.language),
        zone: zoneName(now, zone, i18n.language),
      })}
    </Typography>
  );
}
