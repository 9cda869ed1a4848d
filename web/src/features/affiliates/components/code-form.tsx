import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { codeLimits } from '#domain/affiliates/code.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { MyAffiliateDocument, useSetAffiliateCodeMutation } from '../affiliates.generated.ts';

interface CodeFormProps {
  /** What it begins with: the code, or one that is proposed. */
  code: string;
  isNew: boolean;
}

const loadSchema = async () =>
  (await import('#domain/affiliates/code.schema.ts')).affiliateCodeSchema;

/** Chooses a code, or another one. */
export function CodeForm({ code, isNew }: CodeFormProps) {
  const { t } = useTranslation('affiliates');
  const [setCode] = useSetAffiliateCodeMutation({
    update(cache, { data }) {
      const affiliate = data?.setAffiliateCode?.affiliate;
      if (!affiliate) return;
      cache.updateQuery({ query: MyAffiliateDocument }, (known) =>
        known ? { ...known, myAffiliate: affiliate } : known,
      );
    },
  });
  const validate = useLateValidation(loadSchema);
  return (
    <SubmitForm
      initialValues={{ code }}
      validate={validate}
      failed={t('code.failed')}
      onSubmit={async (values) => {
        await setCode({ variables: { code: values.code } });
        showToast({ tone: 'success', title: t('code.saved') });
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="code"
            label={t('code.label')}
            helperText={t('code.help', { least: codeLimits.least, most: codeLimits.most })}
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <Box>
            <Button
              type="submit"
              variant={isNew ? 'contained' : 'outlined'}
              disabled={isSubmitting}
            >
              {t(isNew ? 'code.choose' : 'code.change')}
            </Button>
          </Box>
        </>
      )}
    </SubmitForm>
  );
}
