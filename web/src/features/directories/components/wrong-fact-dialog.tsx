import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { correctionSchema } from '#domain/directories/correction.schema.ts';
import { CORRECTION_LIMIT, factsOf } from '#domain/directories/correction.ts';
import type { CorrectionFact } from '#domain/directories/correction.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSuggestCorrectionMutation } from '../directories.generated.ts';

/** The page that something is wrong on. */
export interface WrongPage {
  kind: PlaceKind | 'wave';
  id: string;
}

interface WrongFactValues {
  /** Empty until one is chosen. */
  fact: CorrectionFact | '';
  details: string;
  email: string;
}

const empty: WrongFactValues = { fact: '', details: '', email: '' };
const DRAFT_FIELDS = ['fact', 'details', 'email'] as const;

/** Says what is wrong on the page of a place or a wave: for anybody, with an account or without. */
export function WrongFactDialog({
  open,
  onClose,
  page: { kind, id },
}: HashWindowProps & { page: WrongPage }) {
  const { t } = useTranslation('directories');
  const isVisitor = useSession() === null;
  const [suggest] = useSuggestCorrectionMutation();
  const facts = factsOf(kind);
  // That nothing is chosen yet is for the schema to refuse.
  const schema = useMemo(
    () => correctionSchema(factsOf(kind)) as ObjectSchema<WrongFactValues>,
    [kind],
  );
  const validate = useValidation(schema);
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('wrong.link')} maxWidth="sm">
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('wrong.lead')}
      </Typography>
      <SubmitForm
        initialValues={empty}
        validate={validate}
        failed={t('wrong.failed')}
        draft={{ form: `wrong ${kind} ${id}`, fields: DRAFT_FIELDS }}
        onSubmit={async ({ fact, details, email }) => {
          if (fact === '') return 'unsent';
          const page = kind === 'wave' ? { waveId: id } : { placeId: id };
          await suggest({
            variables: { input: { ...page, fact: enumName(fact), details, email } },
          });
          showToast({ tone: 'success', title: t('wrong.sent'), description: t('wrong.sentText') });
          onClose();
          return undefined;
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormSelect name="fact" label={t('wrong.fact')}>
              <option value="">{t('wrong.choose')}</option>
              {facts.map((fact) => (
                <option key={fact} value={fact}>
                  {t(`wrong.facts.${enumName(fact)}`)}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="details"
              label={t('wrong.details')}
              helperText={t('wrong.detailsHelp')}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: CORRECTION_LIMIT } }}
            />
            {isVisitor && (
              <FormTextField
                name="email"
                type="email"
                label={t('wrong.email')}
                helperText={t('wrong.emailHelp')}
                autoComplete="email"
              />
            )}
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'suggest.sending' : 'wrong.send')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
