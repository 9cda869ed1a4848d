/** The lines, and what they cost beside or below them. */
export const cartLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
  columnGap: 5,
  rowGap: 4,
} as const;
