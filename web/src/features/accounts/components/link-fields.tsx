import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

/** Web addresses of somebody, one under the other. */
export function LinkFields({ max }: { max: number }) {
  const { t } = useTranslation('accounts');
  const [{ value: links }, , { setValue }] = useField<string[]>('links');
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const numbers = links.map((_link, index) => index + 1);
  return (
    <Box component="fieldset" aria-describedby={id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {t('profile.links')}
      </Typography>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('profile.linksHelp')}
      </Typography>
      {numbers.map((number) => (
        <Box key={number} sx={{ display: 'flex', alignItems: 'start', gap: 1, mb: 2 }}>
          <FormTextField
            name={`links[${number - 1}]`}
            label={t('profile.link', { number })}
            type="url"
            autoComplete="url"
          />
          <IconButton
            aria-label={t('profile.removeLink', { number })}
            onClick={() => {
              void setValue(links.toSpliced(number - 1, 1));
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
        // Not `disabled`: it takes the focus when a link is removed.
        aria-disabled={links.length >= max}
        onClick={() => {
          if (links.length < max) void setValue([...links, '']);
        }}
      >
        {t('profile.addLink')}
      </Button>
    </Box>
  );
}
