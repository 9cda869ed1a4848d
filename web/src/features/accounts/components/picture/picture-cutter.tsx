import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureCropper } from '#web/ui/cropper/picture-cropper.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useUpload } from '../../hooks/use-upload.ts';
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

/** Moves and enlarges a picture under a round window, and sends what is in it. */
export function PictureCutter({ userId, picture, onOther, ...outcome }: PictureCutterProps) {
  const { t } = useTranslation('accounts');
  const [area, setArea] = useState(() => middleOf(picture));
  const { progress, problem, send } = useUpload(userId, outcome);
  const isSending = progress !== undefined;
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <FormAlert message={problem} />
      <PictureCropper
        image={picture.url}
        size={picture.canvas}
        aspect={1}
        shape="round"
        maxZoom={largestZoom(picture)}
        isDisabled={isSending}
        labels={{ area: t('picture.area'), zoom: t('picture.zoom'), help: t('picture.move') }}
        onArea={setArea}
      >
        <PicturePreview picture={picture} area={area} />
      </PictureCropper>
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
