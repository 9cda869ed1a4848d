import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import {
  useShareCollectionMutation,
  useUnshareCollectionMutation,
} from '../collections.generated.ts';
import type { CollectionItemFragment } from '../collections.generated.ts';

interface ShareCollectionProps {
  collection: CollectionItemFragment;
  onClose: () => void;
}

/** Makes a link to a collection, shows it again, and ends it. */
export function ShareCollection({ collection, onClose }: ShareCollectionProps) {
  const { t } = useTranslation('favorites');
  const [share, sharing] = useShareCollectionMutation();
  const [unshare, ending] = useUnshareCollectionMutation();
  const [withNotes, setWithNotes] = useState(collection.sharesNotes);
  const [failure, setFailure] = useState<string>();
  const { id, shareUrl } = collection;
  const isWorking = sharing.loading || ending.loading;

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setWithNotes(collection.sharesNotes);
      setFailure(failureOf(error).message ?? t('share.failed'));
    }
  }

  function choose(choice: boolean): void {
    setWithNotes(choice);
    if (shareUrl !== null) {
      void attempt(() => share({ variables: { id, withNotes: choice } }));
    }
  }

  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t('share.title', { name: collection.name })}
      maxWidth="sm"
    >
      <Typography color="textSecondary">
        {t(shareUrl === null ? 'share.text' : 'share.on')}
      </Typography>
      {shareUrl !== null && (
        <CopyField
          label={t('share.link')}
          value={shareUrl}
          copy={t('share.copy')}
          copied={t('share.copied')}
          notCopied={t('share.notCopied')}
        />
      )}
      <FormControlLabel
        sx={{ mt: 2, mr: 0 }}
        control={<Switch checked={withNotes} onChange={({ target }) => choose(target.checked)} />}
        label={t('share.notes')}
      />
      <FormAlert message={failure} />
      <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
        {shareUrl === null ? (
          <Button
            variant="contained"
            disabled={isWorking}
            onClick={() => void attempt(() => share({ variables: { id, withNotes } }))}
          >
            {t('share.create')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isWorking}
            onClick={() => void attempt(async () => unshare({ variables: { id } }))}
          >
            {t('share.end')}
          </Button>
        )}
      </Box>
    </ResponsiveDialog>
  );
}
