/**
 * A round button with an icon that stands on a picture, as cards have by the dozen, for which it is a
 * bare element. Pictures are the same in both schemes, and so is what stands on them.
 */
export const onPictureButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  m: 0,
  p: 0,
  border: 0,
  borderRadius: '50%',
  color: '#17140F',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { bgcolor: '#fff' },
} as const;
