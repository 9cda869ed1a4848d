import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { NoticeState } from '#domain/status/status.ts';
import { noticeUpdateSchema } from '#domain/status/notice.schema.ts';
import {
  SystemStatusDocument,
  useRemoveNoticeMutation,
  useUpdateNoticeMutation,
} from '#web/features/status/status.generated.ts';
import type { NoticeItemFragment } from '#web/features/status/status.generated.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { readTimes, sentTimes, typedTimes } from '../planned-times.ts';
import { NoticeStateFields } from './notice-state-fields.tsx';
import { PlannedTimesFields } from './planned-times-fields.tsx';

const empty = { state: 'resolved' as NoticeState, text: '' };

/** Says more of what was announced, or removes it. */
export function NoticeActions({ notice }: { notice: NoticeItemFragment }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<'update' | 'remove'>();
  const [update] = useUpdateNoticeMutation();
  const [remove] = useRemoveNoticeMutation({
    refetchQueries: [SystemStatusDocument],
    awaitRefetchQueries: true,
  });
  const validate = useValidation(noticeUpdateSchema);
  const { id, title } = notice;
  const zone = useReaderZone();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t('status.updateLabel', { title })}
        onClick={() => setOpen('update')}
      >
        {t('status.update')}
      </Button>
      <Button
        color="inherit"
        aria-label={t('status.removeLabel', { title })}
        onClick={() => setOpen('remove')}
      >
        {t('status.remove')}
      </Button>
      {open === 'update' && (
        <ResponsiveDialog open onClose={close} title={t('status.update')} maxWidth="sm">
          <SubmitForm
            initialValues={{ ...empty, ...typedTimes(zone, notice) }}
            validate={(values) => validate({ ...values, ...readTimes(values) })}
            failed={t('status.failed')}
            onSubmit={async ({ state, text, ...times }) => {
              const input = { id, state: enumName(state), text, ...sentTimes(times) };
              await update({ variables: { input } });
              close();
            }}
          >
            {({ isSubmitting }) => (
              <>
                {notice.kind === 'MAINTENANCE' && <PlannedTimesFields />}
                <NoticeStateFields />
                <Button type="submit" variant="contained" disabled={isSubmitting}>
                  {t('status.update')}
                </Button>
              </>
            )}
          </SubmitForm>
        </ResponsiveDialog>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('status.removeTitle')}
          keep={t('status.keep')}
          confirm={t('status.remove')}
          failed={t('status.failed')}
          onClose={close}
          onConfirm={async () => {
            await remove({ variables: { id } });
          }}
        >
          {t('status.removeText')}
        </ConfirmDialog>
      )}
    </Box>
  );
}
