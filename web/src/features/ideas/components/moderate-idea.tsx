import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { ideaAnswerSchema } from '#domain/ideas/idea.schema.ts';
import { ideaLimits, ideaStatuses } from '#domain/ideas/idea.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useAnswerIdeaMutation,
  useHideIdeaMutation,
  useShowIdeaMutation,
} from '../ideas.generated.ts';
import type { IdeaItemFragment } from '../ideas.generated.ts';
import { useForgetIdeas } from '../use-forget-ideas.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** What administrators do with an idea, in place. */
export function ModerateIdea({ idea }: { idea: IdeaItemFragment }) {
  const { t } = useTranslation('ideas');
  const [open, setOpen] = useState<'answer' | 'merge'>();
  const close = () => setOpen(undefined);
  return (
    <Paper component="section" variant="outlined" sx={panelStyle}>
      <Typography variant="h4" component="h2">
        {t('staff.title')}
      </Typography>
      {idea.isHidden && <Typography sx={{ mt: 1 }}>{t('staff.isHidden')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={() => setOpen('answer')}>
          {t('staff.answer')}
        </Button>
        {!idea.isHidden && (
          <Button variant="outlined" color="inherit" onClick={() => setOpen('merge')}>
            {t('staff.merge')}
          </Button>
        )}
        <HideButton idea={idea} />
      </Box>
      {open === 'answer' && <AnswerDialog idea={idea} onClose={close} />}
      {open === 'merge' && <MergeDialog idea={idea} onClose={close} />}
    </Paper>
  );
}

function HideButton({ idea: { id, isHidden } }: { idea: IdeaItemFragment }) {
  const { t } = useTranslation('ideas');
  const [hide, { loading: isHiding }] = useHideIdeaMutation();
  const [show, { loading: isShowing }] = useShowIdeaMutation();
  const forget = useForgetIdeas();

  async function change(): Promise<void> {
    try {
      await (isHidden ? show : hide)({ variables: { id } });
      forget();
      showToast({ title: t(isHidden ? 'staff.shown' : 'staff.hidden') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('staff.failed'), description: message });
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={isHiding || isShowing}
      onClick={() => void change()}
    >
      {t(isHidden ? 'staff.show' : 'staff.hide')}
    </Button>
  );
}

interface AnswerDialogProps {
  idea: IdeaItemFragment;
  onClose: () => void;
}

function AnswerDialog({ idea, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('ideas');
  const [answer] = useAnswerIdeaMutation();
  const forget = useForgetIdeas();
  const validate = useValidation(ideaAnswerSchema);
  const { id, status, reply } = idea;
  return (
    <ResponsiveDialog open onClose={onClose} title={t('staff.answer')} maxWidth="sm">
      <SubmitForm
        initialValues={{ status: enumValue(status, ideaStatuses), reply }}
        validate={validate}
        failed={t('staff.failed')}
        onSubmit={async (values) => {
          const input = { id, reply: values.reply, status: enumName(values.status) };
          await answer({ variables: { input } });
          forget();
          showToast({ tone: 'success', title: t('staff.answered') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormSelect name="status" label={t('staff.status')}>
              {ideaStatuses.map((value) => (
                <option key={value} value={value}>
                  {t(`statuses.${enumName(value)}`)}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="reply"
              label={t('staff.reply')}
              helperText={t('staff.replyHelp')}
              multiline
              minRows={4}
              slotProps={{ htmlInput: { maxLength: ideaLimits.reply } }}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('save')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

const panelStyle = { p: { xs: 2, sm: 2.5 }, mt: 4, borderRadius: 3 } as const;
