import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Cropper from 'react-easy-crop';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useUpload } from '../../hooks/use-upload.ts';
import { cropperStyle } from './cropper-style.ts';
import { largestZoom, middleOf } from './loaded-picture.ts';
import type { LoadedPicture } from './loaded-picture.ts';
import { PicturePreview } from './picture-preview.tsx';

interface PictureCutterProps {
  userId: string;
  picture: LoadedPicture;
  /** Another picture is to be chosen. */
  onOther: () => void;
  /** Told the address of the picture once the server has it. */
  onTaken: (url: string) => void;
  /** Nothing is left to do. */
  onDone: () => void;
}

/** How far an arrow key moves the picture, in CSS pixels. */
const KEY_STEP = 10;

/** Moves and enlarges a picture under a round window, and sends what is in it. */
export function PictureCutter({ userId, picture, onOther, ...outcome }: PictureCutterProps) {
  const { t } = useTranslation('accounts');
  const help = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState(() => middleOf(picture));
  const { progress, problem, send } = useUpload(userId, outcome);
  const isSending = progress !== undefined;
  const maxZoom = largestZoom(picture);
  const { width, height } = picture.canvas;
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <FormAlert message={problem} />
      <Box sx={cropperStyle}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          objectFit={width < height ? 'horizontal-cover' : 'vertical-cover'}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
          cropperProps={{
            role: 'application',
            'aria-label': t('picture.area'),
            'aria-describedby': help,
          }}
        />
      </Box>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <ZoomOut size={20} aria-hidden />
            <Slider
              aria-label={t('picture.zoom')}
              value={zoom}
              min={1}
              max={maxZoom}
              step={0.05}
              disabled={isSending || maxZoom === 1}
              valueLabelFormat={(value) => `${Math.round(value * 100)} %`}
              getAriaValueText={(value) => `${Math.round(value * 100)} %`}
              onChange={(_event, value) => setZoom(value)}
              slotProps={{ input: { autoFocus: true } }}
            />
            <ZoomIn size={20} aria-hidden />
          </Stack>
          <Typography id={help} variant="body2" color="textSecondary">
            {t('picture.move')}
          </Typography>
        </Box>
        <PicturePreview picture={picture} area={area} />
      </Stack>
      {isSending && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={t('picture.sending')}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1.5} sx={footStyle}>
        <Button color="inherit" disabled={isSending} onClick={onOther}>
          {t('picture.other')}
        </Button>
        <Button
          variant="contained"
          // Not disabled, for it has the focus.
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) void send(picture, area);
          }}
        >
          {t(isSending ? 'picture.sending' : 'picture.save')}
        </Button>
      </Stack>
    </Stack>
  );
}

const footStyle = { flexWrap: 'wrap', justifyContent: 'flex-end' } as const;
