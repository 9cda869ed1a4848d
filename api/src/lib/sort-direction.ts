import type { SortDirection } from '#domain/search/studio-search.ts';
import { publishEnum } from './enums.ts';

export const SortDirectionEnum = publishEnum<SortDirection>(
  'SortDirection',
  'Which end of an order comes first.',
  { asc: 'The lowest, or the earliest.', desc: 'The highest, or the latest.' },
);
