import type { Feature } from '#api/lib/feature.ts';
import { fileSchedules } from './file.schedules.ts';

/** What all kinds of uploads share; the kinds themselves are of the features that take them. */
export const files: Feature = {
  name: 'files',
  schedules: fileSchedules,
};
