import { useTranslation } from 'react-i18next';
import {
  fidelityPrice,
  fidelityQualities,
  fidelityScales,
  fidelityServices,
} from '#domain/services/fidelity.ts';
import { useFidelityWords } from '../hooks/use-fidelity-words.ts';
import { PriceTables } from './price-tables.tsx';

/** What mixing and mastering cost: a table for each service, scales down and qualities across. */
export function FidelityPrices() {
  const { t } = useTranslation('services');
  const { tracksOf } = useFidelityWords();
  return (
    <PriceTables
      lead={t('fidelity.table.lead')}
      of={t('fidelity.finder.scale')}
      tables={fidelityServices.map((service) => ({
        caption: t(`fidelity.services.${service}`),
        columns: fidelityQualities.map((quality) => t(`fidelity.qualities.${quality}`)),
        rows: fidelityScales.map((scale) => ({
          label: t(`fidelity.scales.${scale}`),
          note: tracksOf(scale),
          cents: fidelityQualities.map(
            (quality) => fidelityPrice({ service, scale, quality }).priceCents,
          ),
        })),
      }))}
    />
  );
}
