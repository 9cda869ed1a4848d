import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { wordsOf } from '../differences.ts';
import type { EditedTextFragment, SiteTextContentFragment } from '../texts.generated.ts';
import { DifferenceView } from './difference-view.tsx';

interface HistoryDialogProps {
  text: EditedTextFragment;
  onClose: () => void;
  /** Has the form say what was saved then; nothing is saved by that. */
  onRestore: (content: SiteTextContentFragment) => void;
}

/** What was saved of a text, each against what is saved now. */
export function HistoryDialog({ text, onClose, onRestore }: HistoryDialogProps) {
  const { t, i18n } = useTranslation('texts');
  const zone = useReaderZone();
  const [latest, ...saved] = text.revisions;
  const shipped = text.shipped && { ...text.shipped, createdAt: null, editor: null };
  const earlier = [...saved, ...(shipped && latest!.number > 0 ? [shipped] : [])];
  const [number, setNumber] = useState(earlier[0]?.number);
  const chosen = earlier.find((one) => one.number === number);

  function nameOf(revision: (typeof earlier)[number]): string {
    if (revision.createdAt === null) return t('history.shipped');
    const when = formatDayAndTime(revision.createdAt, zone, i18n.language);
    const who = revision.editor?.name ?? t('history.somebody');
    const isLive = revision.number === text.liveNumber;
    return t(isLive ? 'history.entryLive' : 'history.entry', {
      number: revision.number,
      when,
      who,
    });
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={t('history.title')} maxWidth="md" fillsPhone>
      {chosen ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ChoiceSelect
            label={t('history.which')}
            value={String(chosen.number)}
            onChange={(value) => setNumber(Number(value))}
          >
            {earlier.map((revision) => (
              <option key={revision.number} value={revision.number}>
                {nameOf(revision)}
              </option>
            ))}
          </ChoiceSelect>
          <Typography color="textSecondary">{t('history.help')}</Typography>
          <DifferenceView before={wordsOf(chosen)} after={wordsOf(latest!)} />
          <Button variant="outlined" color="inherit" onClick={() => onRestore(chosen)}>
            {t('history.restore')}
          </Button>
        </Box>
      ) : (
        <Typography>{t('history.empty')}</Typography>
      )}
    </ResponsiveDialog>
  );
}
