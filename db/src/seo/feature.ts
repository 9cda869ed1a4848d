import type { DatabaseFeature } from '../lib/feature.ts';
import { Seo } from '../migrations/0068-seo.ts';
import { PageMetaSchema, RedirectSchema } from './seo.entity.ts';

export const seo = {
  name: 'seo',
  entities: [PageMetaSchema, RedirectSchema],
  migrations: { '0068-seo': Seo },
} as const satisfies DatabaseFeature;
