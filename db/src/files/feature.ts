import type { DatabaseFeature } from '../lib/feature.ts';
import { Files } from '../migrations/0028-files.ts';
import { StoredFileSchema } from './file.entity.ts';
import { personalData } from './personal-data.ts';

export const files = {
  name: 'files',
  entities: [StoredFileSchema],
  migrations: { '0028-files': Files },
  personal: personalData,
} as const satisfies DatabaseFeature;
