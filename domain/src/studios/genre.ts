/** Music, as labels, shops and waves are found by it. Stored, so never renamed. */
export const genres = [
  'ambient',
  'classical',
  'electronic',
  'experimental',
  'folk',
  'hip-hop',
  'house',
  'indie',
  'jazz',
  'latin',
  'metal',
  'pop',
  'punk',
  'reggae',
  'soul',
  'techno',
] as const;
export type Genre = (typeof genres)[number];
