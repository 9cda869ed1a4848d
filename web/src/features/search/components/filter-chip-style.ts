/** A filter above the results. */
export const chipStyle = {
  flex: 'none',
  minHeight: { xs: 44, md: 40 },
  px: 1.75,
  whiteSpace: 'nowrap',
  fontWeight: 500,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.primary', bgcolor: 'background.paper' },
  '& .MuiButton-endIcon': { ml: 0.5 },
} as const;

/** One that is set. */
export const setChipStyle = {
  fontWeight: 600,
  borderColor: 'text.primary',
  boxShadow: 'inset 0 0 0 1px var(--palette-text-primary)',
} as const;
