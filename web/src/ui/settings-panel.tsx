import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './visually-hidden.ts';

interface SettingsPanelProps {
  title: string;
  /** What it is for, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One thing that can be set, with its title. */
export function SettingsPanel({ title, lead, children }: SettingsPanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={panelStyle}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Paper>
  );
}

/** A panel whose content is on its way. */
export function SettingsPanelSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Paper component="output" variant="outlined" sx={{ ...panelStyle, display: 'block' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Skeleton variant="text" width="40%" height={32} />
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="rounded" height={48} sx={{ mt: 2.5 }} />
    </Paper>
  );
}

const panelStyle = { p: { xs: 2.5, sm: 3 }, borderRadius: 3 } as const;
