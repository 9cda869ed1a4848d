import { useTranslation } from 'react-i18next';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import type { OpeningCardFragment } from '../company.generated.ts';

/** How and where one works: `Full-time · Berlin, Germany`. */
export function useTermsOf(): (opening: OpeningCardFragment) => string {
  const { t } = useTranslation('company');
  const { location } = usePlaceNames();
  return ({ employment, city }) =>
    [t(`openings.employment.${employment}`), city ? location(city) : t('openings.anywhere')].join(
      ' · ',
    );
}
