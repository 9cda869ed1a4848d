import { capital, line } from './line.ts';
import type { PlaceLines } from './line.ts';

/** Music stores: what they sell, what they mend, how one tries it. */
export const musicStoreLines: PlaceLines = {
  openings: [
    line((f) => `${capital(f.first)} and ${f.second} over two floors in ${f.quarter}.`),
    line((f) => `A shop for ${f.first} near ${f.near}, run by people who play them.`),
    line((f) => `Since ${f.founded} musicians from ${f.quarter} have come here for ${f.first}.`),
    line(
      (f) =>
        `Everything here may be picked up and played, the ${f.first} at the window first of all.`,
    ),
    line((f) => `A quiet shop with a separate room to try ${f.first} in.`),
    line(
      (f) =>
        `It opened in ${f.founded} as a workbench, and still feels like one with ${f.first} around it.`,
    ),
    line((f) => `${capital(f.first)} for beginners and for those who know exactly what they want.`),
    line((f) => `Around the corner from ${f.near}: ${f.first}, ${f.second}, and straight answers.`),
    line((f) => `A family business of ${f.quarter} that knows ${f.first} inside out.`),
    line(
      (f) => `The stock is small and chosen: ${f.first} on the walls, ${f.second} on the floor.`,
    ),
    line(
      (f) =>
        `Where studios in ${f.quarter} send people who are missing something an hour before a session.`,
    ),
    line(
      (f) => `Crowded, friendly and deeper than it looks, with ${f.first} all the way to the back.`,
    ),
    line((f) => `Three musicians took over the old shop in ${f.founded} and kept the ${f.second}.`),
    line((f) => `Known in ${f.quarter} for ${f.first}, and for letting you take your time.`),
  ],
  middles: [
    line('Guitars are set up before they are hung on the wall.', 'guitars'),
    line('There is a bass cabinet that may be turned up after six.', 'basses'),
    line('Cymbals can be compared side by side in a treated room.', 'drums'),
    line('Pianos are tuned every month, so that one hears what they are.', 'keyboards'),
    line('The synthesizers are wired to one mixer, ready to be played.', 'synthesizers'),
    line('Bows and strings are tried with a violinist at hand.', 'strings'),
    line('Mouthpieces can be taken home for three days.', 'brass-and-woodwind'),
    line('Microphones are demonstrated on your own voice.', 'recording-gear'),
    line('Sheet music is sorted by how hard it is, which helps.', 'sheet-music'),
    line(
      'Used gear is opened, cleaned and tested, and comes with a year’s warranty.',
      'second-hand',
    ),
    line('What is brought for repair by noon is often ready the next day.', 'repairs'),
    line('The workshop mends amplifiers, and says so when it is not worth it.', 'repairs'),
    line('Backline can be rented by the day, delivered to any studio in town.', 'rentals'),
    line('Anything rented for three months may be bought for the rest.', 'rentals'),
    line('Four teachers give lessons upstairs.', 'lessons'),
    line('First lessons are free, with an instrument to borrow.', 'lessons'),
    line('Cables are soldered while you wait.'),
  ],
  endings: [
    line('Strings, reeds and sticks are sold one by one.'),
    line('They lend you something to play while yours is mended.'),
    line('Saturday mornings are loud; weekdays before noon are not.'),
    line('The notice board has bands that are looking for people.'),
    line('Trade-ins are priced on the spot.'),
    line('There is parking for loading at the back.'),
    line('They know what fits into a small room.'),
    line('Spare parts from four decades are in the drawers.'),
    line('Students pay a tenth less.'),
    line('Once a season they have an open workshop.'),
    line('What they do not have, they know who has.'),
    line('Nobody will tell you what you should be playing.'),
    line('The kettle is always on.'),
  ],
};
