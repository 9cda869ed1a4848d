import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StudioFilter } from '#domain/search/studio-search.ts';

interface SpellingNoteProps {
  asked: StudioFilter;
  /** What was searched for instead; null when the words were left alone. */
  text: string | null;
  location: string | null;
}

/** Says that the words were read as they may have been meant. */
export function SpellingNote({ asked, text, location }: SpellingNoteProps) {
  const { t } = useTranslation('search');
  const corrections = [
    { from: asked.text, to: text },
    { from: asked.location, to: location },
  ].filter(({ to }) => to !== null);
  return corrections.map(({ from, to }) => (
    <Typography key={from} sx={{ mb: 2 }}>
      <strong>{t('results.corrected', { words: to })}</strong> {t('results.asked', { words: from })}
    </Typography>
  ));
}
