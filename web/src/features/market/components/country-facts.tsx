import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { countryFacts } from '#domain/studios/country-facts.ts';
import type { CountryPage } from '#domain/studios/country.ts';
import { zoneName } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { Section } from '#web/ui/section.tsx';

/** What to know before recording in a country. */
export function CountryFacts({ country }: { country: CountryPage }) {
  const { t, i18n } = useTranslation('market');
  const { language } = i18n;
  const now = useNow();
  const { currency, zones, volts, hertz, plugs, emergency, societies } = countryFacts[country.code];
  const list = (items: Iterable<string>) => new Intl.ListFormat(language).format(items);
  const facts = {
    currency: new Intl.DisplayNames(language, { type: 'currency' }).of(currency)!,
    zones: list(new Set(zones.map((zone) => zoneName(now, zone, language)))),
    power: t('facts.powerValue', { volts, hertz, plugs: list(plugs) }),
    hum: t('facts.humValue', { first: hertz, second: 2 * hertz, third: 3 * hertz }),
    emergency,
    societies: list(societies),
  };
  return (
    <Section title={t('facts.title')}>
      <Box component="dl" sx={factsStyle}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`facts.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {facts[name]}
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
}

const factsStyle = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
