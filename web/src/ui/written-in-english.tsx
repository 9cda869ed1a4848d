import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';

/** Tells readers of another language that what follows is there in English only. */
export function WrittenInEnglish() {
  const { t, i18n } = useTranslation('ui');
  if (i18n.language === DEFAULT_LANGUAGE) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {t('writtenInEnglish')}
    </Typography>
  );
}
