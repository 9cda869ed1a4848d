import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useSchema } from '../explorer/use-schema.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { SchemaBrowser } from './schema-browser.tsx';

/** The schema, once the server has told it. */
export function SchemaPart() {
  const { t } = useTranslation('integrations');
  const { schema, error, retry } = useSchema();
  if (schema) return <SchemaBrowser schema={schema} />;
  if (error === undefined) return <PartSkeleton />;
  return <ErrorState error={error} onRetry={retry} title={t('schema.error')} />;
}
