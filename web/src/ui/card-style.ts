/** A card in a list, all of which leads somewhere by the {@link wholeCardLink} in it. */
export const cardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

/** Cards side by side whose parts line up, however long each is: see {@link alignedCardStyle}. */
export const alignedCardsStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** A card among {@link alignedCardsStyle}, of so many parts. */
export const alignedCardStyle = (parts: number) =>
  ({
    ...cardStyle,
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${parts}`,
    rowGap: 0,
    p: { xs: 2.5, sm: 3 },
  }) as const;

/** The link of a card, which is pressed wherever the card is. */
export const wholeCardLink = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** A link that is a card of its own, with what it leads to in a few words. */
export const linkCardStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'text.primary' },
} as const;

/** Text that is cut off where its line ends. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
