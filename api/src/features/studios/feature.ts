import type { Feature } from '#api/lib/feature.ts';
import { CategoryResolver, CityResolver } from './directory.resolver.ts';
import { StudioHostResolver, UserStudiosResolver } from './owned-studios.resolver.ts';
import {
  categoryPreviews,
  cityPreviews,
  countryPreviews,
  studioPreviews,
} from './studio.previews.ts';
import { StudioResolver } from './studio.resolver.ts';

export const studios: Feature = {
  name: 'studios',
  resolvers: [
    StudioResolver,
    UserStudiosResolver,
    StudioHostResolver,
    CategoryResolver,
    CityResolver,
  ],
  previews: [studioPreviews, cityPreviews, categoryPreviews, countryPreviews],
};
