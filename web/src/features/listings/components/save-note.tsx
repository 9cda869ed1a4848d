import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SaveState } from '../use-autosave.ts';

/** Says quietly whether what is typed is kept, and what to do where it is not. */
export function SaveNote({ state, onReload }: { state: SaveState; onReload: () => Promise<void> }) {
  const { t } = useTranslation('listings');
  const isQuiet = state === 'saved' || state === 'saving';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        component="output"
        variant="body2"
        color={isQuiet ? 'textSecondary' : 'error'}
        aria-live="polite"
      >
        {t(`save.${state}`)}
      </Typography>
      {state === 'elsewhere' && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => void onReload()}>
          {t('save.reload')}
        </Button>
      )}
    </Box>
  );
}
