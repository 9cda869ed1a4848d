/** The label of a radio button, which stands in it unseen, in the form of a pill. */
export const pillStyle = {
  position: 'relative',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    bgcolor: 'text.primary',
    color: 'background.paper',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
