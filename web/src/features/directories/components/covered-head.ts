/** What a page is about with its cover: beside the words where there is room, below them on phones. */
export const coveredHeadStyle = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
  '& > svg': { borderRadius: 3 },
} as const;
