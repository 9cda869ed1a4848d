import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { differencesOf } from '../differences.ts';

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

interface DifferenceViewProps {
  before: string;
  after: string;
  /** What it is called, where several stand together. */
  label?: string;
}

/** What leads from one text to another: what was added, and what was removed. */
export function DifferenceView({ before, after, label }: DifferenceViewProps) {
  const { t } = useTranslation('texts');
  const differences = differencesOf(before, after);
  if (differences.every(({ kind }) => kind === 'same')) {
    return <Typography color="textSecondary">{t('history.same')}</Typography>;
  }
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={label ?? t('history.differences')}
      sx={differenceStyle}
    >
      {differences.map(({ text, kind, at }) => {
        const Element = elements[kind];
        return <Element key={at}>{text}</Element>;
      })}
    </Box>
  );
}

const differenceStyle = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '50vh',
  overflowY: 'auto',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& ins': {
    textDecoration: 'none',
    bgcolor: 'success.main',
    color: 'success.contrastText',
    borderRadius: 0.5,
    // Apart from what it takes the place of.
    px: 0.5,
    mx: 0.25,
    boxDecorationBreak: 'clone',
  },
  '& del': { color: 'error.main' },
} as const;
