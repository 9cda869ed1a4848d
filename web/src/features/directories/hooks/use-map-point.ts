import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import type { MapPoint } from '#web/ui/map/map-point.ts';
import type { PlaceCardFragment } from '../directories.generated.ts';
import { pathOf } from '../place-path.ts';

/** A place as the map shows it. */
export function useMapPoint(): (place: PlaceCardFragment) => MapPoint {
  const { cityName } = usePlaceNames();
  return (place) => {
    const { id, name, address, city, latitude, longitude } = place;
    const detail = [address, cityName(city)].filter(Boolean).join(', ');
    return { id, name, detail, to: pathOf(place), latitude, longitude };
  };
}
