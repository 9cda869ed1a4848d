import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';

/** Adds the next page to a list. What is there already stays while the rest is on its way. */
export function ShowMore({ load }: { load: () => Promise<unknown> }) {
  const { t } = useTranslation('ui');
  const [isLoading, startLoading] = useTransition();
  const [hasFailed, setHasFailed] = useState(false);
  const showMore = () => {
    startLoading(async () => {
      try {
        await load();
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    });
  };
  return (
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      <Button variant="outlined" color="inherit" disabled={isLoading} onClick={showMore}>
        {t(isLoading ? 'loadingMore' : 'showMore')}
      </Button>
      <Typography role="alert" variant="body2" sx={{ mt: 1 }}>
        {hasFailed && t('moreFailed')}
      </Typography>
    </Box>
  );
}
