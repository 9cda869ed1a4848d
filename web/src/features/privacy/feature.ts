import type { Feature } from '#web/lib/feature.ts';

export const privacy: Feature = {
  name: 'privacy',
};
