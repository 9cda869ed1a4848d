import { countryPages } from '#domain/studios/country.ts';
import { categoryPicture, cityPicture } from '#domain/studios/pictures.ts';
import { parseId } from '#api/lib/ids.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { categoriesOf, citiesOf, cityOf, imagesLoader, studioLoader } from './studio.loaders.ts';

/** Studios with their main picture. */
export const studioPreviews: PreviewSource = {
  kind: 'studios',
  async find(context, id) {
    const number = parseId(id);
    const studio = number === undefined ? undefined : await studioLoader(context).load(number);
    if (!studio) return undefined;
    const [image] = await imagesLoader(context).load(studio.id);
    const line = `${studio.neighbourhood}, ${studio.cityName}`;
    return { title: studio.name, line, picture: image?.url };
  },
};

export const cityPreviews: PreviewSource = {
  kind: 'cities',
  async find(context, id) {
    const city = await cityOf(context, id);
    return city && { title: city.name, line: city.country, picture: cityPicture(id) };
  },
};

export const categoryPreviews: PreviewSource = {
  kind: 'categories',
  async find(context, id) {
    const category = (await categoriesOf(context)).find((known) => known.id === id);
    return category && { title: category.name, picture: categoryPicture(category.id) };
  },
};

/** Countries with the picture of their first city. */
export const countryPreviews: PreviewSource = {
  kind: 'countries',
  async find(context, slug) {
    const country = countryPages.find((known) => known.slug === slug);
    if (!country) return undefined;
    const cities = await citiesOf(context);
    const city = cities.find(({ countryCode }) => countryCode === country.code);
    return { title: country.name, picture: city && cityPicture(city.id) };
  },
};
