import type { Feature } from '#api/lib/feature.ts';
import { ApiReferenceResolver } from './api-reference.resolver.ts';

export const integrations: Feature = {
  name: 'integrations',
  resolvers: [ApiReferenceResolver],
};
