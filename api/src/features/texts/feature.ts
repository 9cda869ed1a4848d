import type { Feature } from '#api/lib/feature.ts';
import { textUploads } from './text.rest.ts';
import { textLimits } from './text.limits.ts';
import { TextResolver, TextRevisionResolver } from './text.resolver.ts';

export const texts: Feature = {
  name: 'texts',
  resolvers: [TextResolver, TextRevisionResolver],
  uploads: textUploads,
  rateLimits: Object.values(textLimits),
};
