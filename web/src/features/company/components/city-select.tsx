import { useTranslation } from 'react-i18next';
import { CityOptions } from '#web/features/portfolios/components/city-options.tsx';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';

interface CitySelectProps {
  /** Empty for all. */
  value: string;
  onChange: (cityId: string) => void;
}

/** A city, or all. */
export function CitySelect(props: CitySelectProps) {
  const { t } = useTranslation('company');
  return (
    <ChoiceSelect {...props} label={t('filters.city')} all={t('filters.allCities')}>
      <CityOptions />
    </ChoiceSelect>
  );
}
