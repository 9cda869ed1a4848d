import { useTranslation } from 'react-i18next';
import { cityNameIn } from '#domain/studios/city-names.ts';
import { cityIds } from '#domain/studios/city.ts';

/** Every city, as options of HTML. */
export function CityOptions() {
  const { i18n } = useTranslation('portfolios');
  return cityIds.map((id) => (
    <option key={id} value={id}>
      {cityNameIn(i18n.language, { id, name: englishName(id) })}
    </option>
  ));
}

/** `los-angeles` is Los Angeles. */
function englishName(id: string): string {
  return id.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase());
}
