import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Language } from '#web/lib/schema.generated.ts';
import { useForeignLanguage } from '#web/lib/reader-language.ts';

/** Says of a text that it is not in the reader's language, where it is not. */
export function LanguageNote({ language }: { language: Language }) {
  const { t } = useTranslation('ui');
  if (useForeignLanguage(language) === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t('onlyInEnglish')}
    </Typography>
  );
}
