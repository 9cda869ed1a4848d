import { booking } from './booking.ts';
import { reads } from './reads.ts';
import { files } from './files.ts';
import { hour } from './hour.ts';
import { pages } from './pages.ts';
import type { Material, Scenario } from './scenario.ts';
import { shop } from './shop.ts';
import { signedInReads } from './signed-in.ts';

/** Everything that is asked of all, in the order of the table. */
export function allScenarios(material: Material): Scenario[] {
  return [
    ...reads(material),
    ...signedInReads(material),
    booking(material),
    ...shop(material),
    ...pages(material),
    ...files(material),
    hour(material),
  ];
}
