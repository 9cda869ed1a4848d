import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { CollectionItemFragment } from '../collections.generated.ts';

interface DeleteCollectionProps {
  collection: CollectionItemFragment;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

/** Asks before a collection goes for good, and says what stays. */
export function DeleteCollection({ collection, onClose, onDelete }: DeleteCollectionProps) {
  const { t } = useTranslation('favorites');
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setIsWorking(true);
    setFailure(undefined);
    try {
      await onDelete();
    } catch (error) {
      setFailure(failureOf(error).message ?? t('collections.deleteFailed'));
      setIsWorking(false);
    }
  }

  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t('collections.deleteTitle', { name: collection.name })}
    >
      <Typography>{t('collections.deleteText')}</Typography>
      {collection.shareUrl !== null && (
        <Typography sx={{ mt: 1 }}>{t('collections.deleteShared')}</Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <FormAlert message={failure} />
      </Box>
      <Box sx={buttonsStyle}>
        <Button color="inherit" variant="outlined" onClick={onClose} disabled={isWorking}>
          {t('collections.keep')}
        </Button>
        <Button variant="contained" onClick={() => void remove()} disabled={isWorking}>
          {t('collections.delete')}
        </Button>
      </Box>
    </ResponsiveDialog>
  );
}

const buttonsStyle = {
  mt: 3,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 1.5,
  justifyContent: 'flex-end',
} as const;
