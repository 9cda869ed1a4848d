import { useTranslation } from 'react-i18next';
import { cityNameIn } from '#domain/studios/city-names.ts';
import { cityIds } from '#domain/studios/city.ts';
import type { CityId } from '#domain/studios/city.ts';

/** Every city, as options of HTML. */
export function CityOptions() {
  const { i18n } = useTranslation('portfolios');
  return cityIds.map((id) => (
    <option key={id} value={id}>
      {cityNameOf(id, i18n.language)}
    </option>
  ));
}

/** What a city is called in a language, known by nothing but its id: `los-angeles` is Los Angeles. */
export function cityNameOf(id: CityId, language: string): string {
  const name = id.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase());
  return cityNameIn(language, { id, name });
}
