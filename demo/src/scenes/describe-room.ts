import type { Composition } from './composition.ts';
import { lampsIn } from './draw-room.ts';
import type { Light, TimeOfDay } from './light.ts';
import type { Finish } from './rooms/room.ts';
import type { Studio } from './studio.ts';

/** The longest text alternative, in characters. */
const LONGEST = 140;

const walls: Readonly<Record<Finish, string>> = {
  plaster: 'plain-walled',
  slats: 'timber-slatted',
  planks: 'panelled',
  fabric: 'fabric-walled',
  brick: 'brick-walled',
  diffuser: 'diffuser-walled',
  foam: 'foam-lined',
  cork: 'cork-lined',
  curtain: 'curtained',
  panelling: 'wainscoted',
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * One sentence on what a picture of a room shows: its subject and walls, then as many of the things in it
 * as fit, then its light. It counts the very pieces that are drawn.
 */
export function describeRoom(studio: Studio, composition: Composition): string {
  const { subject, setting = 'room', room, pieces, mentions } = composition;
  const start = `${subject} in a ${walls[room.walls.back]} ${setting}`;
  const end = describeLight(studio, composition);
  const counted = mentions.flatMap((name) => {
    const count = pieces.filter((piece) => piece.name === name).length;
    return count > 0 ? [countOf(name, count)] : [];
  });
  return counted.reduce((sentence, mention, index) => {
    const longer = [start, ...counted.slice(0, index + 1), end].join(', ');
    return longer.length <= LONGEST && mention !== '' ? longer : sentence;
  }, `${start}, ${end}`);
}

function describeLight({ light }: Studio, composition: Composition): string {
  const { room } = composition;
  const [window] = room.openings;
  const lamps = room.cove || lampsIn(composition).length > 0;
  if (light.time === 'night') return lamps ? 'lamplight at night' : 'night outside';
  const hour = hourOf(light);
  if (window === undefined)
    return lamps && light.time !== 'day' ? `lamplight, ${light.time}` : hour;
  return window.wall === 'back' ? `${hour} from behind` : `${hour} from the ${window.wall} window`;
}

const hours: Readonly<Record<TimeOfDay, string>> = {
  morning: 'morning light',
  day: 'daylight',
  evening: 'evening light',
  night: 'lamplight at night',
};

/** The light of an hour, in words. */
export function hourOf({ time }: Light): string {
  return hours[time];
}

/** A name with its number, in words: `four microphones on stands`. */
export function countOf(name: string, count: number): string {
  const number = numbers[count] ?? String(count);
  return count === 1
    ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
    : `${number} ${plural(name)}`;
}

/** The plural of a piece's name: `microphone on a stand` becomes `microphones on stands`. */
function plural(name: string): string {
  const [head, ...rest] = name.split(/ (?=on a |with a |of |under )/);
  const tail = rest.map((part) =>
    part.replace(/^(on|with) an? (.+)$/, (_, word, noun) => `${word} ${pluralNoun(noun)}`),
  );
  return [pluralNoun(head ?? name), ...tail].join(' ');
}

function pluralNoun(noun: string): string {
  if (noun.endsWith('shelf')) return `${noun.slice(0, -1)}ves`;
  if (noun === 'person') return 'people';
  if (noun === 'timpano') return 'timpani';
  return /(s|ch)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
