/** On wide screens the booking card is beside everything, so that it is there from the beginning. */
export const columnsStyle = {
  display: 'grid',
  columnGap: { md: 4, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 320px',
    lg: 'minmax(0, 1fr) 380px',
  },
  gridTemplateAreas: {
    xs: '"head" "body"',
    md: '"head head" "body card"',
    lg: '"head card" "body card"',
  },
} as const;
