import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Area, LoadedPicture } from './loaded-picture.ts';

interface PicturePreviewProps {
  picture: LoadedPicture;
  area: Area;
}

/** How what is cut out looks once it stands beside a name. */
export function PicturePreview({ picture, area }: PicturePreviewProps) {
  const { t } = useTranslation('accounts');
  const { width, height } = picture.canvas;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <Box sx={windowStyle}>
      <img
        src={picture.url}
        alt={t('picture.preview')}
        style={{
          position: 'absolute',
          left: share(-area.x, area.width),
          top: share(-area.y, area.height),
          width: share(width, area.width),
          height: share(height, area.height),
          maxWidth: 'none',
        }}
      />
    </Box>
  );
}

const windowStyle = {
  position: 'relative',
  flex: 'none',
  width: 72,
  height: 72,
  overflow: 'hidden',
  borderRadius: '50%',
} as const;
