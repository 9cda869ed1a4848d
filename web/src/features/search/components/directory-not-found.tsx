import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useServerStatus } from '#web/ui/server-status.tsx';

/** A kind of room or a city that does not exist. */
export function DirectoryNotFound({ kind }: { kind: 'category' | 'city' }) {
  const { t } = useTranslation('search');
  useServerStatus(404);
  const title = t(`notFound.${kind}`);
  const text = t(`notFound.${kind}Text`);
  return (
    <>
      <PageHead title={title} description={text} noIndex />
      <EmptyState
        level="h1"
        title={title}
        text={text}
        action={
          <Button component={RouterLink} to="/studios/categories" variant="contained">
            {t('notFound.action')}
          </Button>
        }
      />
    </>
  );
}
