import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/countries.ts';
import type { CityCardFragment } from './city-cards.generated.ts';
import { DirectoryCard } from './directory-card.tsx';
import { DirectoryGrid } from './directory-grid.tsx';

/** Cities with their pictures. */
export function CityCards({ cities }: { cities: readonly CityCardFragment[] }) {
  const { i18n } = useTranslation();
  return (
    <DirectoryGrid>
      {cities.map(({ id, name, countryCode, image, studioCount }) => (
        <DirectoryCard
          key={id}
          to={`/studios/cities/${id}`}
          image={image}
          title={name}
          text={countryName(countryCode, i18n.language)}
          count={studioCount}
          level="h3"
        />
      ))}
    </DirectoryGrid>
  );
}
