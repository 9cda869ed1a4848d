import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { reportReasons, reportSchema } from '#domain/reports/report.schema.ts';
import type { ReportReason } from '#domain/reports/report.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import type { ReportReason as PublishedReason } from '#web/lib/schema.generated.ts';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Which texts word the reasons. */
type ReasonTexts = 'reasons' | 'textReasons';

interface ReportDialogProps extends HashWindowProps {
  title: string;
  lead: string;
  /** The reasons there are: those for a listing, or for something that was written. */
  reasons: ReasonTexts;
  /** What is typed is kept under it. */
  draftName: string;
  /** Sends the report. It fails with the error of the call. */
  onReport: (report: { reason: PublishedReason; details: string }) => Promise<unknown>;
}

interface ReportForm {
  /** Empty until one is chosen. */
  reason: ReportReason | '';
  details: string;
}

const empty: ReportForm = { reason: '', details: '' };
const DRAFT_FIELDS = ['reason', 'details'] as const;

/** Says what is wrong, to those who run the product. */
export function ReportDialog({
  open,
  onClose,
  title,
  lead,
  reasons,
  draftName,
  onReport,
}: ReportDialogProps) {
  const { t } = useTranslation('reports');
  // That no reason is chosen yet is for the schema to refuse.
  const validate = useValidation<ReportForm>(reportSchema as ObjectSchema<ReportForm>);
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={title} maxWidth="sm">
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {lead}
      </Typography>
      <SubmitForm
        initialValues={empty}
        validate={validate}
        failed={t('failed')}
        draft={{ form: draftName, fields: DRAFT_FIELDS }}
        onSubmit={async ({ reason, details }) => {
          if (reason === '') return 'unsent';
          await onReport({ reason: enumName(reason), details });
          showToast({ tone: 'success', title: t('sent'), description: t('sentText') });
          onClose();
          return undefined;
        }}
      >
        {({ isSubmitting }) => (
          <>
            <ReasonField reasons={reasons} />
            <FormTextField name="details" label={t('details')} multiline minRows={3} />
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'sending' : 'send')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

function ReasonField({ reasons }: Pick<ReportDialogProps, 'reasons'>) {
  const { t } = useTranslation('reports');
  const [field, { touched, error }] = useField<ReportForm['reason']>('reason');
  const { isSubmitting } = useFormikContext();
  const labelId = useId();
  const errorId = useId();
  const errorText = touched ? error : undefined;
  return (
    <FormControl error={errorText !== undefined} disabled={isSubmitting}>
      <FormLabel id={labelId}>{t('reason')}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId} aria-describedby={errorId}>
        {reportReasons.map((reason) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio />}
            label={
              reasons === 'reasons'
                ? t(`reasons.${enumName(reason)}`)
                : t(`textReasons.${enumName(reason)}`)
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText id={errorId}>{errorText}</FormHelperText>
    </FormControl>
  );
}
