import { productSlug } from '#domain/catalog/product.ts';
import { gear } from './gear-lines.ts';
import { goods } from './goods-lines.ts';
import type { ProductLine } from './line.ts';

/** Parts of the shop beside those that every shop has, in order. */
export const demoCategories = {
  microphones: ['Microphones', 'Micrófonos', 'Micros', 'Mikrofone', 'マイク'],
  interfaces: ['Interfaces', 'Interfaces', 'Interfaces', 'Interfaces', 'インターフェース'],
  headphones: ['Headphones', 'Auriculares', 'Casques', 'Kopfhörer', 'ヘッドホン'],
  monitors: ['Monitors', 'Monitores', 'Enceintes', 'Monitore', 'モニター'],
  'cables-and-stands': [
    'Cables & stands',
    'Cables y soportes',
    'Câbles et pieds',
    'Kabel & Stative',
    'ケーブルとスタンド',
  ],
  'plugins-and-samples': [
    'Plugins & sample packs',
    'Plugins y packs de samples',
    'Plugins et packs de samples',
    'Plugins & Sample-Packs',
    'プラグインとサンプルパック',
  ],
  merchandise: ['Merchandise', 'Merchandising', 'Goodies', 'Merchandise', 'グッズ'],
} as const;

/** A product of the demo, with the last part of its address. */
export type DemoProduct = ProductLine & { slug: string };

/** All products of the demo, the same ones at every call. */
export const demoProducts: readonly DemoProduct[] = [...gear, ...goods].map((line) => ({
  ...line,
  slug: productSlug(line.name),
}));
