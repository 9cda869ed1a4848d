import { useTranslation } from 'react-i18next';

interface Measures {
  /** `5.8 hours`. */
  hours: (value: number) => string;
  /** Of hundredths: `58%`. */
  percent: (value: number) => string;
}

/** What is measured, in the reader's language. */
export function useMeasures(): Measures {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const ofHours = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  return {
    hours: (value) => value.toLocaleString(language, { ...ofHours, maximumFractionDigits: 1 }),
    percent: (value) => (value / 100).toLocaleString(language, { style: 'percent' }),
  };
}
