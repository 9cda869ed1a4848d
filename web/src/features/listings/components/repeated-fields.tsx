import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

type Item = Readonly<Record<string, string>>;

interface RepeatedFieldsProps {
  name: 'spaces' | 'faqs';
  max: number;
  /** What an item is made of: a line, and a text below it. */
  line: string;
  body: string;
}

/** Things of two texts each, such as rooms, one under the other. */
export function RepeatedFields({ name, max, line, body }: RepeatedFieldsProps) {
  const { t } = useTranslation('listings');
  const [{ value }, , { setValue }] = useField<Item[]>(name);
  const addButton = useRef<HTMLButtonElement>(null);
  const numbers = value.map((_item, index) => index + 1);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {t(`${name}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t(`${name}.help`)}
      </Typography>
      {numbers.map((number) => (
        <Box key={number} sx={itemStyle}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
            <FormTextField
              name={`${name}[${number - 1}].${line}`}
              label={t(`${name}.line`, { number })}
            />
            <FormTextField
              name={`${name}[${number - 1}].${body}`}
              label={t(`${name}.text`, { number })}
              multiline
              minRows={2}
            />
          </Box>
          <IconButton
            aria-label={t(`${name}.remove`, { number })}
            onClick={() => {
              void setValue(value.toSpliced(number - 1, 1));
              addButton.current?.focus();
            }}
            sx={{ width: 44, height: 44, mt: 0.75 }}
          >
            <X size={20} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        ref={addButton}
        type="button"
        color="inherit"
        variant="outlined"
        startIcon={<Plus size={18} aria-hidden />}
        // Not `disabled`: it takes the focus when one is removed.
        aria-disabled={value.length >= max}
        onClick={() => {
          if (value.length < max) void setValue([...value, { [line]: '', [body]: '' }]);
        }}
      >
        {t(`${name}.add`)}
      </Button>
    </Box>
  );
}

const itemStyle = { display: 'flex', alignItems: 'start', gap: 1, mb: 2.5 } as const;
