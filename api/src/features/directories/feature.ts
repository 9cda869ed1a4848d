import type { Feature } from '#api/lib/feature.ts';
import { CorrectionResolver } from './correction.resolver.ts';
import { placeSource, waveSource } from './directory.search.ts';
import {
  PlaceClaimResolver,
  PlaceEditingResolver,
  PlaceSuggestionResolver,
} from './place-editing.resolver.ts';
import { placeLimits } from './place.limits.ts';
import { placeMails } from './place.mails.ts';
import { placeCovers, placePreviews } from './place.previews.ts';
import { PlaceResolver } from './place.resolver.ts';
import { placeUploads } from './place.rest.ts';
import { placeSitemapEntries } from './place.sitemap.ts';
import { waveCovers, wavePreviews } from './wave.previews.ts';
import { WaveResolver } from './wave.resolver.ts';
import { waveSitemapEntries } from './wave.sitemap.ts';

export const directories: Feature = {
  name: 'directories',
  resolvers: [
    PlaceResolver,
    PlaceEditingResolver,
    PlaceSuggestionResolver,
    PlaceClaimResolver,
    CorrectionResolver,
    WaveResolver,
  ],
  uploads: placeUploads,
  sitemapEntries: [placeSitemapEntries, waveSitemapEntries],
  searchSources: [placeSource, waveSource],
  previews: [...placePreviews, ...placeCovers, wavePreviews, waveCovers],
  emails: placeMails,
  rateLimits: Object.values(placeLimits),
};
