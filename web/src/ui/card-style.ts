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
