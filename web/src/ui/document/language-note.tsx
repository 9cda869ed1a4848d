import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Language } from '#web/lib/schema.generated.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';

/** Tells readers of other languages which one a text is in; nothing to those of its own. */
export function LanguageNote({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('ui');
  if (useReaderLanguage() === language) return null;
  // Within a sentence, which a name may be written otherwise in than alone.
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <Typography variant="body2" color="textSecondary">
      {t('document.writtenIn', { language: names.of(language.toLowerCase()) })}
    </Typography>
  );
}
