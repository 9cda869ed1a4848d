import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import type { CountryPage as Country } from '#domain/studios/country.ts';
import { byNearness } from '#domain/studios/nearest-city.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { searchPath } from '../search-path.ts';
import type { CityCardFragment } from './city-cards.generated.ts';
import { LinkChips } from './link-chips.tsx';
import { useNearbyStudiosSuspenseQuery } from './nothing-yet.generated.ts';

/** Cities to go to from a country without studios. */
const NEAREST_CITIES = 3;

interface NothingYetProps {
  country: Country;
  /** All that there are, with how many studios each has. */
  cities: readonly CityCardFragment[];
}

/** For a country in which nobody lists a studio: what there is around it. */
export function NothingYet({ country, cities }: NothingYetProps) {
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
