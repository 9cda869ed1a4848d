import type { CityId } from '#domain/studios/city.ts';
import { berlin, paris, stockholm } from './europe.ts';
import { london } from './london.ts';
import { losAngeles } from './los-angeles.ts';
import type { CategoryNames } from './name.ts';
import { nashville } from './nashville.ts';
import { newYork } from './new-york.ts';
import { atlanta, austin, miami, sydney, tokyo } from './south-and-pacific.ts';

export const names: Readonly<Record<CityId, CategoryNames>> = {
  'los-angeles': losAngeles,
  'new-york': newYork,
  nashville,
  london,
  atlanta,
  tokyo,
  berlin,
  paris,
  austin,
  miami,
  sydney,
  stockholm,
};
