import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { useSetPageParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMarketSuspenseQuery } from '../market.generated.ts';
import type { MarketQuery } from '../market.generated.ts';
import { MarketFigures } from './market-figures.tsx';

export type Market = NonNullable<MarketQuery['market']>;
export type MarketCities = MarketQuery['cities'];

/** The figures of a city, or of all, and the choice of it. @param cityId empty for all */
export function MarketOfCity({ cityId }: { cityId: string }) {
  const { t } = useTranslation('market');
  const { cityName } = usePlaceNames();
  const setParam = useSetPageParam();
  // What there is stays until that of another city is there.
  const shownId = useDeferredValue(cityId);
  const { data } = useMarketSuspenseQuery({ variables: { cityId: shownId || null } });
  const { market } = data;
  const cities = data.cities.filter(({ studioCount }) => studioCount > 0);
  return (
    <>
      <Box component="search" aria-label={t('search')} sx={{ mt: 4 }}>
        <ChoiceSelect
          label={t('city')}
          all={t('everywhere')}
          value={cityId}
          onChange={(city) => setParam('city', city)}
        >
          {cities.map((city) => (
            <option key={city.id} value={city.id}>
              {cityName(city)}
            </option>
          ))}
        </ChoiceSelect>
      </Box>
      <Box aria-busy={shownId !== cityId}>
        {market?.day ? (
          <MarketFigures market={market} cities={shownId ? undefined : cities} />
        ) : (
          <Box sx={{ mt: 5 }}>
            <NothingToSay isCity={shownId !== ''} />
          </Box>
        )}
      </Box>
    </>
  );
}

function NothingToSay({ isCity }: { isCity: boolean }) {
  const { t } = useTranslation('market');
  return isCity ? (
    <EmptyState
      title={t('tooFewInCity')}
      text={t('tooFewInCityText')}
      action={
        <Button component={RouterLink} to="/signals" variant="contained">
          {t('toEverywhere')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Button component={RouterLink} to="/studios" variant="contained">
          {t('toStudios')}
        </Button>
      }
    />
  );
}
