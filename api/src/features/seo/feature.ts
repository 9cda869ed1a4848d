import type { Feature } from '#api/lib/feature.ts';
import { SeoResolver } from './seo.resolver.ts';

export const seo: Feature = { name: 'seo', resolvers: [SeoResolver] };
