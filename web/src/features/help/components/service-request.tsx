import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ServiceCategory } from '#domain/help/ticket-category.ts';
import { useIsHydrated } from '#web/ui/hydrated.ts';
import { Later } from '#web/ui/later.tsx';
import { WRITE_PATH } from '../ticket-paths.ts';

// Below what the page says.
const TicketForm = lazy(async () => ({
  default: (await import('./ticket-form.tsx')).TicketForm,
}));

/** Asks for a service, where it is described. Without scripts it leads to where one writes to us. */
export function ServiceRequest({ service }: { service: ServiceCategory }) {
  const { t } = useTranslation('help');
  const isHydrated = useIsHydrated();
  return (
    <Box component="section" aria-labelledby="request" sx={{ mt: 6, maxWidth: 680 }}>
      <Typography id="request" variant="h2" sx={{ mb: 1, scrollMarginTop: 128 }}>
        {t(`services.${service}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(`services.${service}.lead`)}{' '}
        {!isHydrated && (
          <Link component={RouterLink} to={`${WRITE_PATH}?category=${service}`} underline="always">
            {t('write.title')}
          </Link>
        )}
      </Typography>
      <Later height={400}>
        <TicketForm category={service} service={service} />
      </Later>
    </Box>
  );
}
