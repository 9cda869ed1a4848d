import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from './form-text-field.tsx';

interface FormPasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
}

/** A password field of a Formik form that can show what was typed. */
export function FormPasswordField(props: FormPasswordFieldProps) {
  const { t } = useTranslation('ui');
  const { isSubmitting } = useFormikContext();
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                onClick={() => setShown(!shown)}
                aria-label={t(shown ? 'password.hide' : 'password.show')}
                disabled={isSubmitting}
                edge="end"
              >
                {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
