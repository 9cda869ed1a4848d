import type { PlaceContent } from '#domain/directories/place.schema.ts';
import type { PlaceKind, PlaceTag } from '#domain/directories/place.ts';
import type { HoursContent } from '#domain/studios/studio-content.ts';
import type { PictureValue } from '#web/ui/uploads/pictures-field.tsx';
import type { PlaceToEditQuery } from './directories.generated.ts';

/** What there is to say of a place, as a form holds it: numbers as they are typed. */
export interface PlaceValues {
  name: string;
  cityId: string;
  address: string;
  latitude: string;
  longitude: string;
  description: string;
  website: string;
  links: string[];
  tags: PlaceTag[];
  founded: string;
  openingHours: HoursContent[];
}

/** The same of a place that there is, with its pictures. */
export interface EditedPlaceValues extends PlaceValues {
  pictures: PictureValue[];
}

export const emptyPlace: PlaceValues = {
  name: '',
  cityId: '',
  address: '',
  latitude: '',
  longitude: '',
  description: '',
  website: '',
  links: [],
  tags: [],
  founded: '',
  openingHours: [],
};

/** The fields of a place, which are what is kept of a form that is not sent. */
export const placeFields = Object.keys(emptyPlace) as (keyof PlaceValues)[];

/** A place as its form begins. */
export function valuesOf(place: NonNullable<PlaceToEditQuery['place']>): EditedPlaceValues {
  const { name, city, address, latitude, longitude, description, website, links, founded } = place;
  return {
    name,
    cityId: city.id,
    address,
    latitude: String(latitude),
    longitude: String(longitude),
    description,
    website,
    links: [...links],
    tags: place.tags as PlaceTag[],
    founded: founded === null ? '' : String(founded),
    openingHours: place.openingHours.map(({ weekday, opens, closes }) => ({
      weekday: weekday as HoursContent['weekday'],
      opens,
      closes,
    })),
    pictures: place.pictures.map(({ id, url, alt }) => ({ id, url, alt })),
  };
}

/** What a form that is right says of a place. */
export async function contentOf(kind: PlaceKind, values: PlaceValues): Promise<PlaceContent> {
  const { placeContentSchema } = await import('#domain/directories/place.schema.ts');
  return placeContentSchema(kind).cast(values);
}
