import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { TICKETS_PATH, WRITE_PATH } from '../ticket-paths.ts';

/** For whoever found no answer: the way to somebody who has one. */
export function ContactPanel() {
  const { t } = useTranslation('help');
  const isLoggedIn = useSession() !== null;
  return (
    <Box component="aside" aria-label={t('contact.label')} sx={panelStyle}>
      <Typography variant="h3" component="h2">
        {t('contact.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, maxWidth: 560 }}>
        {t('contact.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={WRITE_PATH} variant="outlined" color="inherit">
          {t('contact.action')}
        </Button>
        {isLoggedIn && (
          <Button component={Link} to={TICKETS_PATH} color="inherit">
            {t('tickets.title')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const panelStyle = {
  mt: { xs: 6, md: 9 },
  mb: { xs: 4, md: 7 },
  p: { xs: 3, md: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
