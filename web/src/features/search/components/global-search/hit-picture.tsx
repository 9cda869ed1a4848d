import Box from '@mui/material/Box';

/** The small picture before a suggestion, or its place. */
export function HitPicture({ image }: { image: string | null }) {
  if (!image) return <Box component="span" sx={pictureStyle} />;
  return <Box component="img" src={image} alt="" width={48} height={32} sx={pictureStyle} />;
}

const pictureStyle = {
  flex: 'none',
  width: 48,
  height: 32,
  borderRadius: 1,
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;
