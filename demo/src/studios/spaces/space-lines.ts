import { lines } from '../writing/line.ts';
import type { Line } from '../writing/line.ts';
import { roomLines } from './room-lines.ts';
import type { SpaceKind } from './plan.ts';

/** What may be said of a space; `{area}` and `{high}` are its own. */
export const spaceLines: Readonly<Record<SpaceKind, readonly Line[]>> = {
  ...roomLines,
  booth: lines(
    '{area}, very dry, with a window to whoever is conducting.',
    'A small, dead room for voices. Dimmable light, a hook for your coat, no hum.',
    'For vocals and anything that must not bleed. Fits one person and a music stand.',
    'Heavy door, two layers of glass and {area} of quiet.',
    'Close and dry, with a line of sight to everyone else.',
    'Felt on the walls and a proper air supply, so you can stay in longer than one take.',
    'Enough room for a singer, a stand and a change of mind.',
  ),
  ampbooth: lines(
    'Three cabinets fit side by side, each with its own lines.',
    'A cupboard with doubled doors where the cabinets go to be loud.',
    'Speaker lines run to every other room, so the head can stay with the player.',
    'Small, boxy and very well sealed. Your amplifier will like it.',
  ),
  lounge: lines(
    'Two sofas, a table for eating at and a kettle.',
    'Somewhere to wait, eat and not talk about the mix.',
    'Soft chairs, a shelf of records and a player that works.',
    'A sofa long enough to lie down on, and people do.',
    'Table, chairs, sockets and a window to nowhere in particular.',
    'Far enough from the loudspeakers to have a conversation.',
    'For the people who are not playing right now.',
    '[wifi] A sofa, a desk for answering mail and good Wi-Fi.',
    '[natural-light] The bright room of the house: sofa, plants and too many mugs.',
    '[kitchenette] Sofa and chairs next to the kitchenette.',
    '[coffee] A sofa within reach of the coffee.',
    'Old armchairs, a rug and a noticeboard worth reading.',
  ),
  store: lines(
    'A locked cage for cases, cabinets and whatever you cannot carry home.',
    'Shelves and a steel door. You get the code for as long as you are booked.',
    'Dry, locked and big enough for a drum kit in cases.',
    'Lockable space for bands who come back tomorrow.',
    'Where the spare stands live, with a shelf for yours.',
  ),
  machineroom: lines(
    'Computers, power and anything with a fan, behind a sealed door.',
    'The noisy half of the rack, kept cool and out of earshot.',
    '[tape] Home of the {tape}, with room to lay out reels and their boxes.',
    '[lathe] Where the {lathe} stands, on a base that goes down to the ground.',
  ),
  greenroom: lines(
    'Coat rails, mirrors, tables and enough chairs for the whole section.',
    'For players before the downbeat and after the last one.',
    'Long tables, hot water and a loudspeaker that calls you back.',
    'Where cases are left and reeds are argued over.',
    'Seats for everyone, and a door to the outside for fresh air.',
  ),
  balcony: lines(
    'For a choir, an offstage brass part or microphones that want distance.',
    'Looks down on the whole floor. Good for far microphones and for nervous managers.',
    'Up the stairs at the back: the most reverberant spot in the building.',
    'Takes sixteen singers, or one trumpet that should sound far away.',
  ),
  library: lines(
    'Printer, long table and light for parts that changed this morning.',
    'Where parts are printed, taped and put right. Bring your own pencils, or take one of ours.',
    'A quiet desk for the librarian, with {area} to lay things out.',
  ),
  garden: lines(
    'A table, four chairs and somewhere to stretch between takes.',
    'For breaks and phone calls. The neighbours say hello.',
    'Shade in the afternoon and a tap for the kettle.',
    'Small, green and out of earshot of the microphones.',
    'Where lyrics get finished when the weather allows.',
  ),
  practice: lines(
    'For the half of the group that is not at the microphones.',
    'A second room for practising, with a door that shuts.',
    '{area} with stands, stools and a pair of headphones for everyone.',
    'Somewhere to try out what was just explained.',
  ),
};
