import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Says what of a page was made up for the demo; nothing where nothing was. */
export function InventedNote({ entries }: { entries: readonly { isInvented: boolean }[] }) {
  const { t } = useTranslation('app');
  if (!entries.some(({ isInvented }) => isInvented)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {t('invented')}
    </Typography>
  );
}
