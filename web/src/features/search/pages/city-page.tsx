import Typography from '@mui/material/Typography';
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
import { StudioListing } from '../components/studio-listing.tsx';
import { useListingAddress } from '../hooks/use-listing-address.ts';
import { searchPath } from '../search-path.ts';
import { useCityPageSuspenseQuery } from './city-page.generated.ts';

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
  const { t, i18n } = useTranslation(['search', 'studios']);
  const { cityName } = usePlaceNames();
  const address = useListingAddress({ cities: [id] });
  const { data } = useCityPageSuspenseQuery({ variables: { id, ...address.variables } });
  const { city, studios } = data;
  if (!city) return <DirectoryNotFound kind="city" />;
  const country = countryName(city.countryCode, i18n.language);
  const name = cityName(city);
  return (
    <>
      <PageHead
        title={t('directory.cityTitle', { city: name })}
        description={t('directory.cityMeta', { city: name, country })}
        preview={{ kind: 'cities', id }}
        trail={[{ name: t('directory.allStudios'), path: '/studios' }]}
        canonical={`/studios/cities/${id}`}
      />
      <DirectoryHeader
        back={{ to: '/studios', label: t('directory.allStudios') }}
        title={t('directory.cityTitle', { city: name })}
        lead={country}
        image={city.image}
      >
        <LocalTime city={name} zone={city.zone} />
      </DirectoryHeader>
      <LinkChips
        label={t('directory.kinds')}
        links={categoryIds.flatMap((kind) => {
          const count = studios.categoryCounts.find((other) => other.id === kind)?.count;
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
      <StudioListing list={studios} address={address} />
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
