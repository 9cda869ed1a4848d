/** A list whose rows are set apart by lines. */
export const rowsStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

/** A row: its parts stand side by side, and beneath each other where there is no room. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Over rows: what they are, and beside it what adds one. */
export const rowsHeadStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2,
} as const;
