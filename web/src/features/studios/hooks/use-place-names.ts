import { useTranslation } from 'react-i18next';
import { cityNameIn } from '#domain/studios/city-names.ts';
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
  const cityName = (city: City) => cityNameIn(i18n.language, city);
  return {
    cityName,
    location: (city) =>
      t('location', {
        city: cityName(city),
        country: countryName(city.countryCode, i18n.language),
      }),
  };
}
