import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Cropper from 'react-easy-crop';
import type { Crop } from '#domain/listings/crop.schema.ts';
import { STUDIO_PICTURE } from '#domain/listings/limits.ts';
import { cropperStyle } from '#web/features/accounts/components/picture/cropper-style.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { CroppedPicture } from './photo-crops.ts';

/** The shape of cards, and of the picture at the top of a studio's page. */
const ASPECT = 3 / 2;

/** How far an arrow key moves the photograph, in CSS pixels. */
const KEY_STEP = 10;

interface CropDialogProps {
  title: string;
  whole: CroppedPicture['whole'];
  /** What is shown of it now; all of it unless given. */
  crop: Crop | undefined;
  onClose: () => void;
  /** Crops it. What it throws is shown. */
  onCrop: (crop: Crop) => Promise<void>;
}

/** Moves and enlarges a photograph under a window of the shape in which it is shown. */
export function CropDialog({ title, whole, crop, onClose, onCrop }: CropDialogProps) {
  const { t } = useTranslation('listings');
  const help = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Crop>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const maxZoom = largestZoom(whole);

  async function save(): Promise<void> {
    if (!area || isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onCrop(withinOf(whole, area));
      onClose();
    } catch (error) {
      setProblem(failureOf(error).message ?? t('crop.failed'));
      setIsBusy(false);
    }
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={title} maxWidth="sm" fillsPhone>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <FormAlert message={problem} />
        <Box sx={[cropperStyle, frameStyle]}>
          <Cropper
            image={whole.url}
            crop={position}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={ASPECT}
            {...(crop && { initialCroppedAreaPixels: crop })}
            showGrid={false}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_share, pixels) => setArea(pixels)}
            cropperProps={{
              role: 'application',
              'aria-label': t('crop.area'),
              'aria-describedby': help,
            }}
          />
        </Box>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <ZoomOut size={20} aria-hidden />
          <Slider
            aria-label={t('crop.zoom')}
            value={zoom}
            min={1}
            max={maxZoom}
            step={0.05}
            disabled={maxZoom === 1}
            getAriaValueText={(value) => `${Math.round(value * 100)} %`}
            onChange={(_event, value) => setZoom(value)}
            slotProps={{ input: { autoFocus: true } }}
          />
          <ZoomIn size={20} aria-hidden />
        </Stack>
        <Typography id={help} variant="body2" color="textSecondary">
          {t('crop.help')}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={footStyle}>
          <Button color="inherit" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={() => void save()}>
            {t('crop.save')}
          </Button>
        </Stack>
      </Stack>
    </ResponsiveDialog>
  );
}

/** How far a photograph can be enlarged before there is too little left of it. */
function largestZoom({ width, height }: CroppedPicture['whole']): number {
  const shown = Math.min(height, width / ASPECT);
  return Math.max(1, Math.min(4, shown / STUDIO_PICTURE.minCropSide));
}

/** Whole pixels that are within a photograph: the library rounds each number by itself. */
function withinOf({ width, height }: CroppedPicture['whole'], area: Crop): Crop {
  const x = Math.max(0, Math.min(Math.round(area.x), width - 1));
  const y = Math.max(0, Math.min(Math.round(area.y), height - 1));
  return {
    x,
    y,
    width: Math.min(Math.round(area.width), width - x),
    height: Math.min(Math.round(area.height), height - y),
  };
}

const frameStyle = {
  width: '100%',
  aspectRatio: '4 / 3',
  '& .reactEasyCrop_CropArea': { borderRadius: 0 },
  '& .reactEasyCrop_Contain': {
    position: 'absolute',
    inset: 0,
    m: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
  },
} as const;

const footStyle = { flexWrap: 'wrap', justifyContent: 'flex-end' } as const;
