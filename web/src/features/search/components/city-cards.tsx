import { useTranslation } from 'react-i18next';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { countryName } from '#web/lib/countries.ts';
import type { CityCardFragment } from './city-cards.generated.ts';
import { DirectoryCard } from './directory-card.tsx';
import { DirectoryGrid } from './directory-grid.tsx';

interface CityCardsProps {
  cities: readonly CityCardFragment[];
  /** Level of each name in the page's outline. */
  level: 'h2' | 'h3';
}

/** Cities with their pictures. */
export function CityCards({ cities, level }: CityCardsProps) {
  const { i18n } = useTranslation();
  const { cityName } = usePlaceNames();
  return (
    <DirectoryGrid dense>
      {cities.map(({ id, name, countryCode, image, studioCount }) => (
        <DirectoryCard
          key={id}
          to={`/studios/cities/${id}`}
          image={image}
          title={cityName({ id, name })}
          text={countryName(countryCode, i18n.language)}
          count={studioCount}
          level={level}
        />
      ))}
    </DirectoryGrid>
  );
}
