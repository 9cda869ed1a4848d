import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
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

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shareUrl ?? '');
      showToast({ tone: 'success', title: t('share.copied') });
    } catch {
      showToast({ tone: 'error', title: t('share.notCopied') });
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
        <Box sx={{ display: 'flex', gap: 1.5, mt: 2.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          <TextField
            label={t('share.link')}
            value={shareUrl}
            fullWidth
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button
            variant="contained"
            onClick={() => void copy()}
            startIcon={<Copy size={18} aria-hidden />}
            sx={{ flexShrink: 0, width: { xs: 1, sm: 'auto' } }}
          >
            {t('share.copy')}
          </Button>
        </Box>
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
