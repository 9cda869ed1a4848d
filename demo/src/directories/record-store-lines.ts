import { line } from './line.ts';
import type { PlaceLines } from './line.ts';

/** Record stores: what is in the racks, how one listens, what else goes on. */
export const recordStoreLines: PlaceLines = {
  openings: [
    line(
      (f) =>
        `A narrow shop in ${f.quarter}, with ${f.first} on the left and ${f.second} on the right.`,
    ),
    line((f) => `Around six thousand records near ${f.near}, sorted by somebody who knows them.`),
    line((f) => `Since ${f.founded} the place in ${f.quarter} to go to for ${f.first}.`),
    line((f) => `The window shows what came in this week; the ${f.first} is at the back.`),
    line((f) => `Half record store, half living room, and strong on ${f.first} and ${f.second}.`),
    line((f) => `Three crates at a market in ${f.founded}, a whole shop in ${f.quarter} now.`),
    line((f) => `DJs come here for ${f.first} before they go anywhere else.`),
    line((f) => `A basement by ${f.near} that smells of cardboard and coffee.`),
    line((f) => `One wall of ${f.first}, one of ${f.second}, and a table of everything else.`),
    line(
      (f) =>
        `The owner played in bands in ${f.quarter} for twenty years, and stocks what they listened to.`,
    ),
    line(
      (f) =>
        `Bright, quiet and well sorted, with more ${f.second} than one expects in ${f.quarter}.`,
    ),
    line((f) => `A former butcher’s in ${f.quarter}, tiles and hooks and all, full of ${f.first}.`),
    line(
      (f) => `Small labels first: ${f.first} and ${f.second} that the large shops do not carry.`,
    ),
    line(
      (f) =>
        `Two sisters opened it in ${f.founded}, one for the ${f.first}, one for the ${f.second}.`,
    ),
  ],
  middles: [
    line('New releases are out on Fridays, and can be put aside by email.', 'new-releases'),
    line('Whatever came out this month stands by the till.', 'new-releases'),
    line('Preorders are taken for anything that can be ordered at all.', 'new-releases'),
    line(
      'Collections are bought at the counter, with the price said out loud and explained.',
      'second-hand',
    ),
    line('Every used record has been cleaned, played and graded.', 'second-hand'),
    line('The bargain bins are filled anew every week.', 'second-hand'),
    line(
      'There are two turntables to listen at, and nobody counts the minutes.',
      'listening-station',
    ),
    line('Anything can be heard before it is bought, on good headphones.', 'listening-station'),
    line('A listening corner with an old tube amplifier is free to use.', 'listening-station'),
    line('Bands play between the racks about twice a month, unplugged.', 'in-store-shows'),
    line('The counter turns into a stage when a record comes out.', 'in-store-shows'),
    line('Saturday sets by friends of the house last until closing.', 'in-store-shows'),
    line('Staff picks carry a card with two honest sentences.'),
    line('Sleeves, brushes and new styluses are by the door.'),
  ],
  endings: [
    line('Ask for the drawer under the counter.'),
    line('Local bands may leave ten copies on commission.'),
    line('They ship, but would rather see you.'),
    line('The notice board is still where drummers are found.'),
    line('Coffee is two steps away, and allowed inside.'),
    line('There is a bench for those who only came along.'),
    line('What is not there is found within a week.'),
    line('Prices are on every sleeve, and so is the pressing.'),
    line('A cat lives among the box sets.'),
    line('The shop radio is what was traded in that day.'),
    line('Studios nearby borrow reference records from here.'),
    line('They will tell you if a reissue is not worth it.'),
    line('Bring a tote bag.'),
  ],
};
