import type { Feature } from '#web/lib/feature.ts';

export const status: Feature = { name: 'status' };
