import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/dates.ts';
import { Section } from '#web/ui/section.tsx';
import { HourTable } from './hour-table.tsx';
import type { Market, MarketCities } from './market-of-city.tsx';
import { PriceFigure } from './price-figure.tsx';
import { CityPriceFigure, CityUseFigure } from './city-figures.tsx';
import { LeadFigure, LengthFigure } from './session-figures.tsx';
import { RateFigure, WeekFigure } from './week-figures.tsx';

interface MarketFiguresProps {
  market: Market;
  /** Those that are compared; undefined within one. */
  cities: MarketCities | undefined;
}

/** All that can be told, in three parts. */
export function MarketFigures({ market, cities }: MarketFiguresProps) {
  const { t, i18n } = useTranslation('market');
  const { language } = i18n;
  const days = {
    day: formatDate(market.day!, language),
    from: formatDate(market.from, language),
    until: formatDate(market.until, language),
  };
  return (
    <>
      <Section title={t('prices.title')} lead={t('prices.lead', days)}>
        <Box sx={gridStyle}>
          <PriceFigure prices={market.prices} />
          {cities && <CityPriceFigure figures={market.cities} cities={cities} />}
          <RateFigure weeks={market.weeks} />
        </Box>
      </Section>
      <Section title={t('demand.title')} lead={t('demand.lead', days)}>
        <Box sx={gridStyle}>
          <HourTable hours={market.hours} />
          <WeekFigure weeks={market.weeks} />
          {cities && <CityUseFigure figures={market.cities} cities={cities} />}
        </Box>
      </Section>
      <Section title={t('sessions.title')} lead={t('sessions.text')}>
        <Box sx={gridStyle}>
          <LeadFigure shares={market.leads} />
          <LengthFigure shares={market.lengths} />
        </Box>
      </Section>
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
