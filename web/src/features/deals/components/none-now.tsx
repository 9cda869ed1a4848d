import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoneNowProps {
  title: string;
  text: string;
  /** Path of studios to look at in the meantime. */
  to?: string;
}

/** Says that there is nothing of a kind right now, and leads to studios. */
export function NoneNow({ title, text, to = '/studios' }: NoneNowProps) {
  const { t } = useTranslation('deals');
  return (
    <EmptyState
      level="h3"
      title={title}
      text={text}
      action={
        <Button component={Link} to={to} variant="outlined" color="inherit">
          {t('toStudios')}
        </Button>
      }
    />
  );
}
