import { useTranslation } from 'react-i18next';
import { cityIds } from '#domain/studios/city.ts';
import { countryName } from '#web/lib/countries.ts';

interface City {
  id: string;
  /** In English, or as those who live there write it. */
  name: string;
}

interface CityOfCountry extends City {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** What places are called in the reader's language. */
export function usePlaceNames(): {
  cityName: (city: City) => string;
  /** City and country: `London, United Kingdom`. */
  location: (city: CityOfCountry) => string;
} {
  const { t, i18n } = useTranslation('studios');
  const cityName = ({ id, name }: City) => {
    const known = cityIds.find((city) => city === id);
    return known ? t(`cities.${known}`) : name;
  };
  return {
    cityName,
    location: (city) =>
      t('location', {
        city: cityName(city),
        country: countryName(city.countryCode, i18n.language),
      }),
  };
}
