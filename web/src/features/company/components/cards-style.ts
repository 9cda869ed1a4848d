import { cardStyle } from '#web/ui/card-style.ts';

/** Cards beside each other, as many as there is room for. */
export const cardsStyle = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

/** One of them. */
export const entryStyle = {
  ...cardStyle,
  p: { xs: 2.5, sm: 3 },
  overflowWrap: 'anywhere',
} as const;
