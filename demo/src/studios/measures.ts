import { formatMinutes, MINUTES_PER_DAY } from '#domain/time/calendar.ts';

const SQUARE_FEET = 10.764;
const FEET = 3.281;

const grouped = new Intl.NumberFormat('en');

/** `40 square metres`, or `430 square feet`. */
export function floorArea(squareMetres: number, american: boolean): string {
  if (!american) return `${squareMetres} square metres`;
  const feet = squareMetres * SQUARE_FEET;
  return `${grouped.format(Math.round(feet / 10) * 10)} square feet`;
}

/** `17 square metres`, or `12 square metres of 17 in all`, of a room that is a part of a studio. */
export function floorOf(squareMetres: number, total: number, american: boolean): string {
  const area = floorArea(squareMetres, american);
  if (squareMetres === total) return area;
  return `${area} of ${floorArea(total, american).split(' ')[0]} in all`;
}

/** `3.2 metres`, or `10 feet`. */
export function height(metres: number, american: boolean): string {
  return american ? `${Math.round(metres * FEET)} feet` : `${metres} metres`;
}

/** `02:00` or `2 am`; minutes past 24:00 are those of the next day. */
export function clock(minutes: number, american: boolean): string {
  const wrapped = minutes % MINUTES_PER_DAY;
  if (wrapped === 0) return 'midnight';
  if (wrapped === 720) return 'noon';
  if (!american) return formatMinutes(wrapped);
  const hour = Math.floor(wrapped / 60) % 12 || 12;
  const rest = wrapped % 60 === 0 ? '' : `:${String(wrapped % 60).padStart(2, '0')}`;
  return `${hour}${rest} ${wrapped < 720 ? 'am' : 'pm'}`;
}

/** `half an hour`, `two hours`, `a day`. */
export function duration(minutes: number): string {
  if (minutes === 15) return '15 minutes';
  if (minutes === 30) return 'half an hour';
  if (minutes === 60) return 'an hour';
  if (minutes === MINUTES_PER_DAY) return 'a day';
  return `${numberWord(minutes / 60)} hours`;
}

/** `$40`, without cents when there are none. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Whole numbers up to twelve in words, others in figures. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count);
}
