import type { Feature } from '#web/lib/feature.ts';

export const reports: Feature = { name: 'reports' };
