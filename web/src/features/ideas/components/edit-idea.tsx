import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ideaSchema } from '#domain/ideas/idea.schema.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useEditIdeaMutation,
  useIdeaViewerQuery,
  useRemoveIdeaMutation,
} from '../ideas.generated.ts';
import type { IdeaItemFragment } from '../ideas.generated.ts';
import { useForgetIdeas } from '../use-forget-ideas.ts';
import { IdeaTextField, IdeaTitleField } from './idea-fields.tsx';

/** What whoever suggested an idea may do with it, while nobody else votes for it. */
export function EditIdea({ idea }: { idea: IdeaItemFragment }) {
  const { t } = useTranslation('ideas');
  const { id } = idea;
  const { data } = useIdeaViewerQuery({ variables: { id }, context: { fresh: false } });
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  if (!data?.idea?.viewerCanChange) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, ml: -1 }}>
      <Button color="inherit" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button color="inherit" onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'edit' && <EditDialog idea={idea} onClose={close} />}
      {open === 'remove' && <RemoveDialog idea={idea} onClose={close} />}
    </Box>
  );
}

interface DialogProps {
  idea: IdeaItemFragment;
  onClose: () => void;
}

function EditDialog({ idea, onClose }: DialogProps) {
  const { t } = useTranslation('ideas');
  const [edit] = useEditIdeaMutation();
  const validate = useValidation(ideaSchema);
  const { id, title, text } = idea;
  return (
    <ResponsiveDialog open onClose={onClose} title={t('edit')} maxWidth="sm">
      <SubmitForm
        initialValues={{ title, text }}
        validate={validate}
        failed={t('form.failed')}
        onSubmit={async (input) => {
          await edit({ variables: { input: { id, ...input } } });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <IdeaTitleField />
            <IdeaTextField />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('save')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

function RemoveDialog({ idea, onClose }: DialogProps) {
  const { t } = useTranslation('ideas');
  const [remove] = useRemoveIdeaMutation();
  const forget = useForgetIdeas();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={t('removal.title')}
      keep={t('keep')}
      confirm={t('remove')}
      failed={t('removal.failed')}
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { id: idea.id } });
        forget();
        showToast({ title: t('removal.done') });
        await navigate('/feedback');
      }}
    >
      {t('removal.text')}
    </ConfirmDialog>
  );
}
