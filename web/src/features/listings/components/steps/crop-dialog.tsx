import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crop } from '#domain/listings/crop.schema.ts';
import { STUDIO_PICTURE } from '#domain/listings/limits.ts';
import { failureOf } from '#web/lib/failures.ts';
import { PictureCropper } from '#web/ui/cropper/picture-cropper.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { CroppedPicture } from './photo-crops.ts';

/** The shape of cards, and of the picture at the top of a studio's page. */
const ASPECT = 3 / 2;

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
  const [area, setArea] = useState<Crop>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

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
        <PictureCropper
          image={whole.url}
          size={whole}
          aspect={ASPECT}
          shape="rect"
          {...(crop && { initialArea: crop })}
          maxZoom={largestZoom(whole)}
          labels={{ area: t('crop.area'), zoom: t('crop.zoom'), help: t('crop.help') }}
          onArea={setArea}
        />
        <Stack direction="row" useFlexGap spacing={1.5} sx={footStyle}>
          <Button color="inherit" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} disabled={!area} onClick={() => void save()}>
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

const footStyle = { flexWrap: 'wrap', justifyContent: 'flex-end' } as const;
