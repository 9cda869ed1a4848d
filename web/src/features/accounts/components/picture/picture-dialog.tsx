import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_MIN_SIDE, pictureTypes } from '#domain/accounts/avatar.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { loadPicture, SOURCE_LIMIT_MB } from './loaded-picture.ts';
import type { LoadedPicture } from './loaded-picture.ts';
import { PictureCutter } from './picture-cutter.tsx';

interface PictureDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
  /** Told the address of a picture that the server has taken. */
  onTaken: (url: string) => void;
}

/** Chooses a picture, cuts a square out of it and sends that. */
export function PictureDialog({ open, onClose, ...rest }: PictureDialogProps) {
  const { t } = useTranslation('accounts');
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('picture.dialogTitle')} fillsPhone>
      <Steps {...rest} onClose={onClose} />
    </ResponsiveDialog>
  );
}

/** Begins anew each time that the dialog is opened, which has nothing in it while it is closed. */
function Steps({ userId, onClose, onTaken }: Omit<PictureDialogProps, 'open'>) {
  const { t } = useTranslation('accounts');
  const [picture, setPicture] = useState<LoadedPicture>();
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function load(file: File): Promise<void> {
    setProblem(undefined);
    setIsLoading(true);
    const loaded = await loadPicture(file);
    setIsLoading(false);
    if (typeof loaded !== 'string') return setPicture(loaded);
    setProblem(t(`picture.problem.${loaded}`, { limit: SOURCE_LIMIT_MB, min: PICTURE_MIN_SIDE }));
  }

  if (picture) {
    return (
      <PictureCutter
        userId={userId}
        picture={picture}
        onOther={() => setPicture(undefined)}
        onTaken={onTaken}
        onDone={onClose}
      />
    );
  }
  return (
    <>
      <FormAlert message={problem} />
      <FileZone
        Icon={ImageUp}
        texts={{
          drop: t('picture.drop'),
          choose: t('picture.choose'),
          file: t('picture.file'),
          formats: t('picture.formats', { limit: SOURCE_LIMIT_MB }),
        }}
        accept={pictureTypes}
        button={{ variant: 'contained', autoFocus: true, loading: isLoading }}
        sx={{ mt: 2, gap: 2, minHeight: { xs: '60dvh', sm: 300 } }}
        onChosen={([file]) => void load(file!)}
      />
    </>
  );
}
