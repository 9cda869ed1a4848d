import type { DatabaseFeature } from '../lib/feature.ts';
import { Services } from '../migrations/0094-services.ts';
import { CanvasTracks } from '../migrations/0106-canvas-tracks.ts';
import { CanvasTrackSchema } from './canvas-track.entity.ts';
import {
  FidelityCommentSchema,
  FidelityFileSchema,
  FidelityOrderSchema,
} from './fidelity.entity.ts';
import { personalData } from './personal-data.ts';
import { VanityPaymentSchema, VanityUrlSchema, VanityVisitsSchema } from './vanity.entity.ts';

export const services = {
  name: 'services',
  entities: [
    CanvasTrackSchema,
    FidelityOrderSchema,
    FidelityFileSchema,
    FidelityCommentSchema,
    VanityUrlSchema,
    VanityPaymentSchema,
    VanityVisitsSchema,
  ],
  migrations: { '0094-services': Services, '0106-canvas-tracks': CanvasTracks },
  personal: personalData,
} as const satisfies DatabaseFeature;
