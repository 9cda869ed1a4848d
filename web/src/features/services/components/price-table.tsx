import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  fidelityPrice,
  fidelityQualities,
  fidelityScales,
  fidelityServices,
} from '#domain/services/fidelity.ts';
import type { FidelityChoice } from '#domain/services/fidelity.ts';
import { useMoney } from '#web/ui/money.tsx';
import { Section } from '#web/ui/section.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useFidelityWords } from '../hooks/use-fidelity-words.ts';

/** What everything costs: a table for each service, scales down and qualities across. */
export function PriceTable() {
  const { t } = useTranslation('services');
  const { isConverted } = useMoney();
  return (
    <Section title={t('fidelity.table.title')} lead={t('fidelity.table.lead')}>
      <Box sx={tablesStyle}>
        {fidelityServices.map((service) => (
          <ServicePrices key={service} service={service} />
        ))}
      </Box>
      {isConverted && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('price.chargedInDollars')}
        </Typography>
      )}
    </Section>
  );
}

function ServicePrices({ service }: Pick<FidelityChoice, 'service'>) {
  const { t } = useTranslation('services');
  const { tracksOf } = useFidelityWords();
  const { price } = useMoney();
  return (
    <Box component="table" sx={tableStyle}>
      <caption>{t(`fidelity.services.${service}`)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {t('fidelity.finder.scale')}
            </Box>
          </th>
          {fidelityQualities.map((quality) => (
            <th key={quality} scope="col">
              {t(`fidelity.qualities.${quality}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fidelityScales.map((scale) => (
          <tr key={scale}>
            <th scope="row">
              {t(`fidelity.scales.${scale}`)}
              <Typography component="span" variant="caption" color="textSecondary">
                {tracksOf(scale)}
              </Typography>
            </th>
            {fidelityQualities.map((quality) => (
              <td key={quality}>{price(fidelityPrice({ service, scale, quality }).priceCents)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tablesStyle = {
  display: 'grid',
  gap: { xs: 4, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.9375rem', lg: '0.875rem' },
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', pb: 1, fontWeight: 600, fontSize: '1rem' },
  '& th, & td': { py: 1, pe: 1, borderBottom: 1, borderColor: 'divider' },
  '& thead th, & tbody td': { textAlign: 'end', fontWeight: 500 },
  '& tbody th': { textAlign: 'start', fontWeight: 500 },
  '& tbody th span': { display: 'block' },
  '& th:last-child, & td:last-child': { pe: 0 },
} as const;
