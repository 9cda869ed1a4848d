import type { DatabaseFeature } from '../lib/feature.ts';
import { Texts } from '../migrations/0059-texts.ts';
import { WaveTexts } from '../migrations/0070-wave-texts.ts';
import { FilesOfTexts } from '../migrations/0086-files-of-texts.ts';
import { SearchedTexts } from '../migrations/0089-searched-texts.ts';
import { personalData } from './personal-data.ts';
import { TextAddressSchema, TextRevisionSchema, TextSchema } from './text.entity.ts';

export const texts = {
  name: 'texts',
  entities: [TextSchema, TextRevisionSchema, TextAddressSchema],
  migrations: {
    '0059-texts': Texts,
    '0070-wave-texts': WaveTexts,
    '0086-files-of-texts': FilesOfTexts,
    '0089-searched-texts': SearchedTexts,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
