import { amplifiers, drums, pa, video } from './backline.ts';
import { consoles } from './consoles.ts';
import { converters } from './converters.ts';
import { instruments } from './instruments.ts';
import { microphones } from './microphones.ts';
import { monitors } from './monitors.ts';
import { outboard } from './outboard.ts';
import type { Product } from './product.ts';
import { software } from './software.ts';

/** Everything that a studio of the demo data may own. */
export const catalogue: readonly Product[] = [
  ...consoles,
  ...monitors,
  ...microphones,
  ...outboard,
  ...converters,
  ...software,
  ...instruments,
  ...amplifiers,
  ...drums,
  ...pa,
  ...video,
];

const byName = new Map(catalogue.map((product) => [product.name, product]));

/** The products that can take a place in a rig. */
export const bySlot: ReadonlyMap<string, readonly Product[]> = new Map(
  [...new Set(catalogue.flatMap((product) => product.slots))].map((slot) => [
    slot,
    catalogue.filter((product) => product.slots.includes(slot)),
  ]),
);

/** The product called `name`; throws RangeError when the catalogue has none. */
export function productNamed(name: string): Product {
  const product = byName.get(name);
  if (!product) throw new RangeError(`No product is called ${name}.`);
  return product;
}
