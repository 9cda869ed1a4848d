import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { CollectionItemFragment } from '../collections.generated.ts';

interface DeleteCollectionProps {
  collection: CollectionItemFragment;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

/** Asks before a collection goes for good, and says what stays. */
export function DeleteCollection({ collection, onClose, onDelete }: DeleteCollectionProps) {
  const { t } = useTranslation('favorites');
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('collections.deleteTitle', { name: collection.name })}
      keep={t('collections.keep')}
      confirm={t('collections.delete')}
      onConfirm={onDelete}
      failed={t('collections.deleteFailed')}
    >
      <Typography>{t('collections.deleteText')}</Typography>
      {collection.shareUrl !== null && (
        <Typography sx={{ mt: 1 }}>{t('collections.deleteShared')}</Typography>
      )}
    </ConfirmDialog>
  );
}
