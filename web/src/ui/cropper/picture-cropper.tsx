import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import { cropperStyle } from './cropper-style.ts';

/** How far an arrow key moves the picture, in CSS pixels. */
const KEY_STEP = 10;

interface PictureCropperProps {
  /** Address of the picture. */
  image: string;
  /** Its size, in pixels. */
  size: { width: number; height: number };
  /** Width of the window by its height. */
  aspect: number;
  /** A round window is in a square frame that the picture fills; another one in a frame for the whole picture. */
  shape: 'round' | 'rect';
  /** What is in the window at first, in pixels of the picture. */
  initialArea?: Area;
  maxZoom: number;
  isDisabled?: boolean;
  labels: { area: string; zoom: string; help: string };
  /** Told what is in the window, in pixels of the picture. */
  onArea: (area: Area) => void;
  /** Stands beside the slider. */
  children?: ReactNode;
}

/** Moves and enlarges a picture under a window, by pointer, touch and keyboard. */
export function PictureCropper({
  image,
  size: { width, height },
  aspect,
  shape,
  initialArea,
  maxZoom,
  isDisabled = false,
  labels,
  onArea,
  children,
}: PictureCropperProps) {
  const help = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  /**
   * The library puts the initial area into the window whenever the picture says that it is there, over what was chosen
   * before; a picture that the browser has kept says it twice. So nothing can be chosen until then, and that area is
   * given once.
   */
  const [isLoaded, setIsLoaded] = useState(false);
  const cover = width < height ? 'horizontal-cover' : 'vertical-cover';
  return (
    <>
      <Box sx={[cropperStyle, frameStyles[shape]]}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect}
          {...(initialArea && !isLoaded && { initialCroppedAreaPixels: initialArea })}
          objectFit={shape === 'round' ? cover : 'contain'}
          cropShape={shape}
          showGrid={false}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={() => setIsLoaded(true)}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          cropperProps={{
            role: 'application',
            'aria-label': labels.area,
            'aria-describedby': help,
          }}
        />
      </Box>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <ZoomOut size={20} aria-hidden />
            <Slider
              // Anew once it can be moved, since what is disabled takes no focus.
              key={String(isLoaded)}
              aria-label={labels.zoom}
              value={zoom}
              min={1}
              max={maxZoom}
              step={0.05}
              disabled={isDisabled || !isLoaded || maxZoom === 1}
              getAriaValueText={(value) => `${Math.round(value * 100)} %`}
              onChange={(_event, value) => setZoom(value)}
              slotProps={{ input: { autoFocus: true } }}
            />
            <ZoomIn size={20} aria-hidden />
          </Stack>
          <Typography id={help} variant="body2" color="textSecondary">
            {labels.help}
          </Typography>
        </Box>
        {children}
      </Stack>
    </>
  );
}

const frameStyles = {
  round: {
    // Square, so that the window can be as large as what is around it.
    width: 'min(100%, 52dvh)',
    aspectRatio: '1',
    '& .reactEasyCrop_CropArea': { borderRadius: '50%' },
  },
  rect: { width: '100%', aspectRatio: '4 / 3' },
} as const;
