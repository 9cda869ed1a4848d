import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Specimen, Specimens } from './specimen.tsx';

const roles = {
  paper: 'background.default',
  surface: 'background.paper',
  ink: 'text.primary',
  muted: 'text.secondary',
  line: 'divider',
  tally: 'primary.main',
  felt: 'success.main',
  amber: 'warning.main',
} as const;

/** The palette, in the scheme that is shown. */
export function Colors() {
  const { t } = useTranslation('elements');
  return (
    <Specimens>
      {Object.entries(roles).map(([role, color]) => (
        <Specimen key={role} name={t(`colors.${role as keyof typeof roles}`)}>
          <Box sx={{ width: '100%', height: 72, borderRadius: 2, bgcolor: color }} />
        </Specimen>
      ))}
    </Specimens>
  );
}
