import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SettingsPanelSkeleton } from '#web/ui/settings-panel.tsx';
import { useSettingsSection } from './use-settings-section.ts';

/** One section of the settings, which the address names: `?section=security`. */
export function SettingsPage() {
  const { t } = useTranslation();
  const { id, panels } = useSettingsSection();
  const title = t(`settings.sections.${id}`);
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
      <PageHead title={title} description={t('settings.description')} noIndex />
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t(`settings.leads.${id}`)}
      </Typography>
      <Stack key={id} spacing={3}>
        {Object.entries(panels).map(([name, Panel]) => (
          <ErrorBoundary key={name}>
            <Suspense fallback={<SettingsPanelSkeleton />}>
              <Panel />
            </Suspense>
          </ErrorBoundary>
        ))}
      </Stack>
    </Box>
  );
}
