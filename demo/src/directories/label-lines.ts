import { capital, line } from './line.ts';
import type { PlaceLines } from './line.ts';

/** Labels: their music, how it comes out, how they treat whoever makes it. */
export const labelLines: PlaceLines = {
  openings: [
    line((f) => `Two friends run this ${f.first} label from a kitchen in ${f.quarter}.`),
    line((f) => `${capital(f.first)} and ${f.second} from ${f.quarter}, since ${f.founded}.`),
    line(
      (f) => `It began in ${f.founded} with one ${f.first} single that nobody else would press.`,
    ),
    line((f) => `A small label near ${f.near} for ${f.first} that takes its time.`),
    line((f) => `Most of what comes out here is ${f.first}, and the rest is ${f.second}.`),
    line(
      (f) => `A drummer and a bookkeeper look after some twenty ${f.first} acts from ${f.quarter}.`,
    ),
    line(
      (f) => `The office is one desk in ${f.quarter}; the catalog is ${f.first} and ${f.second}.`,
    ),
    line((f) => `Since ${f.founded} it has put out four ${f.first} records a year, never five.`),
    line((f) => `Somewhere between ${f.first} and ${f.second}, a few streets from ${f.near}.`),
    line((f) => `A collective of nine in ${f.quarter} that votes on every ${f.first} release.`),
    line((f) => `What was a club night in ${f.quarter} became a ${f.first} label in ${f.founded}.`),
    line((f) => `${capital(f.first)} made within cycling distance of ${f.near}.`),
    line((f) => `A mastering engineer in ${f.quarter} started it to hear more ${f.second}.`),
    line((f) => `Debuts, mostly: ${f.first} by people who have never been on a record before.`),
  ],
  middles: [
    line('Records are cut for two sides of eighteen minutes, so nothing is squeezed.', 'vinyl'),
    line('Every sleeve is printed by hand in an edition of three hundred.', 'vinyl'),
    line('Pressings are small, and a second one is made when the first has sold.', 'vinyl'),
    line('Albums come on vinyl with the stems of one song to download.', 'vinyl'),
    line('Tapes are dubbed in real time on four decks in the corridor.', 'cassettes'),
    line('Each cassette has a B-side that is not online anywhere.', 'cassettes'),
    line('Singles come out on tape first and online a month later.', 'cassettes'),
    line('Demos are heard every first Monday, and everybody gets an answer.', 'demos-welcome'),
    line(
      'Send three songs and a sentence about each; bedroom recordings are fine.',
      'demos-welcome',
    ),
    line('New names are welcome: a third of the roster came in as a demo.', 'demos-welcome'),
    line('Costs are shared on one page, and what is left is split in half.'),
    line('The same engineer mixes nearly everything, which is why it hangs together.'),
    line('Live rooms are preferred, and most albums are tracked in three days.'),
    line('Contracts are two pages long, and rights go back after seven years.'),
  ],
  endings: [
    line('Once a year all acts play one evening together.'),
    line('The back catalog is kept in print, down to the very first single.'),
    line('A newsletter says what was recorded, where, and with which microphones.'),
    line('Producers are paid on the day of the session.'),
    line('Artwork is by painters of the neighborhood.'),
    line('Sleeve notes name every room that a record was made in.'),
    line('Its compilations are a good place to start.'),
    line('Remixes are asked for among friends, not bought.'),
    line('There is a listening hour for new releases before anything is pressed.'),
    line('Radio and podcasts may play all of it without asking.'),
    line('It lends acts a van, a backline and a sound engineer for first tours.'),
    line('Half of the sessions are booked by the hour in studios nearby.'),
    line('Nobody here is in a hurry.'),
  ],
};
