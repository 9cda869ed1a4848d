import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { noticeSchema } from '#domain/status/notice.schema.ts';
import type { NoticeInput } from '#domain/status/notice.schema.ts';
import { noticeKinds, noticeLimits, statusParts } from '#domain/status/status.ts';
import { TickList } from '#web/features/listings/components/tick-list.tsx';
import { useAnnounceMutation } from '#web/features/status/status.generated.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { noTimes, readTimes, sentTimes } from '../planned-times.ts';
import type { TypedTimes } from '../planned-times.ts';
import { NoticeStateFields } from './notice-state-fields.tsx';
import { PlannedTimesFields } from './planned-times-fields.tsx';

type Values = Omit<NoticeInput, keyof TypedTimes> & TypedTimes;

const empty: Values = {
  ...noTimes,
  kind: 'incident',
  title: '',
  parts: [],
  state: 'investigating',
  text: '',
};

/** Times that were typed before it became an incident are none. */
const timesOf = (values: Values) => (values.kind === 'maintenance' ? values : noTimes);

interface AnnounceDialogProps {
  onClose: () => void;
  onAnnounced: () => Promise<void>;
}

/** Announces what went wrong, or what is planned. */
export function AnnounceDialog({ onClose, onAnnounced }: AnnounceDialogProps) {
  const { t } = useTranslation(['admin', 'status']);
  const [announce] = useAnnounceMutation();
  const validate = useValidation(noticeSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t('status.announce')} maxWidth="sm">
      <SubmitForm
        initialValues={empty}
        validate={(values) => validate({ ...values, ...readTimes(timesOf(values)) })}
        failed={t('status.failed')}
        onSubmit={async (values) => {
          const { kind, state, parts, title, text } = values;
          const input = {
            kind: enumName(kind),
            state: enumName(state),
            parts: parts.map((part) => enumName(part)),
            title,
            text,
            ...sentTimes(timesOf(values)),
          };
          await announce({ variables: { input } });
          await onAnnounced();
          onClose();
        }}
      >
        {({ isSubmitting, values }) => (
          <>
            <FormSelect name="kind" label={t('status.kind')}>
              {noticeKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`status.kinds.${enumName(kind)}`)}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="title"
              label={t('status.what')}
              slotProps={{ htmlInput: { maxLength: noticeLimits.title } }}
            />
            <TickList
              name="parts"
              label={t('status.parts')}
              options={statusParts.map((id) => ({
                id,
                label: t(`status:parts.${enumName(id)}`),
              }))}
            />
            {values.kind === 'maintenance' && <PlannedTimesFields />}
            <NoticeStateFields />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('status.announce')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
