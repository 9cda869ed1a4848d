import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface DialogButtonsProps {
  /** Of the button that sends. */
  label: string;
  isSubmitting: boolean;
  onClose: () => void;
}

/** The end of a form in a dialog. */
export function DialogButtons({ label, isSubmitting, onClose }: DialogButtonsProps) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, justifyContent: 'end' }}>
      <Button color="inherit" variant="outlined" onClick={onClose} disabled={isSubmitting}>
        {t('coupons.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {label}
      </Button>
    </Box>
  );
}
