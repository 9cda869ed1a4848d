import type { DatabaseFeature } from '../lib/feature.ts';
import { Portfolios } from '../migrations/0048-portfolios.ts';
import { personalData } from './personal-data.ts';
import {
  PortfolioImageSchema,
  PortfolioSchema,
  PortfolioSlugSchema,
  PortfolioTrackSchema,
} from './portfolio.entity.ts';

export const portfolios = {
  name: 'portfolios',
  entities: [PortfolioSchema, PortfolioSlugSchema, PortfolioImageSchema, PortfolioTrackSchema],
  migrations: { '0048-portfolios': Portfolios },
  personal: personalData,
} as const satisfies DatabaseFeature;
