import type { DatabaseFeature } from '../lib/feature.ts';
import { Texts } from '../migrations/0059-texts.ts';
import { WaveTexts } from '../migrations/0070-wave-texts.ts';
import { personalData } from './personal-data.ts';
import { TextAddressSchema, TextRevisionSchema, TextSchema } from './text.entity.ts';

export const texts = {
  name: 'texts',
  entities: [TextSchema, TextRevisionSchema, TextAddressSchema],
  migrations: { '0059-texts': Texts, '0070-wave-texts': WaveTexts },
  personal: personalData,
} as const satisfies DatabaseFeature;
