import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

interface CodeFieldsProps {
  /** Goes back to what was asked before; without it there is nothing before. */
  onBack?: () => void;
  /** Whether there are recovery codes to take instead. */
  takesRecovery?: boolean;
}

/** Asks for the code of an app, or for one of recovery. Part of a form with a field `code`. */
export function CodeFields({ onBack, takesRecovery = true }: CodeFieldsProps) {
  const { t } = useTranslation('accounts');
  const { isSubmitting, setFieldValue } = useFormikContext();
  const [isRecovery, setIsRecovery] = useState(false);
  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <>
      <Typography>{t(`code.${kind}.text`)}</Typography>
      <FormTextField
        key={kind}
        name="code"
        label={t(`code.${kind}.label`)}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoFocus
        slotProps={{
          htmlInput: {
            inputMode: isRecovery ? 'text' : 'numeric',
            autoCapitalize: 'none',
            spellCheck: false,
            style: { fontSize: 20, letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      <Stack
        direction="row"
        // Leaving the field would show its error, and move what is being pressed away.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, justifyContent: 'space-between' }}
      >
        {takesRecovery && (
          <Link
            component="button"
            type="button"
            underline="always"
            disabled={isSubmitting}
            onClick={() => {
              void setFieldValue('code', '', false);
              setIsRecovery(!isRecovery);
            }}
          >
            {t(`code.${kind}.other`)}
          </Link>
        )}
        {onBack && (
          <Link
            component="button"
            type="button"
            underline="always"
            disabled={isSubmitting}
            onClick={onBack}
          >
            {t('code.back')}
          </Link>
        )}
      </Stack>
    </>
  );
}
