/** A field of the search with its label above it, or a button that looks like one. */
export const fieldStyle = {
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  '& label, & button > :first-of-type': {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& input, & select, & > button': {
    display: 'block',
    width: '100%',
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    bgcolor: 'transparent',
    textOverflow: 'ellipsis',
  },
  '& input, & select, & button > :last-of-type': { py: 0.25, minHeight: 28 },
  // As wide as the browser's own space before its text.
  '& select': { ml: '-4px' },
  '& > button': { cursor: 'pointer' },
  '& button > :last-of-type': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
