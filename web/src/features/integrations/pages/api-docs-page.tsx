import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Section } from '#web/ui/section.tsx';
import { useApiReferenceSuspenseQuery } from '../api-reference.generated.ts';
import { LazyPart } from '../components/lazy-part.tsx';
import { RestReference } from '../components/rest-reference.tsx';
import { SocketReference } from '../components/socket-reference.tsx';
import { PART_TOP } from '../components/code-style.ts';

const parts = ['explorer', 'rest', 'sockets', 'schema'] as const;

/** The API to look up and to try. */
export function ApiDocsPage() {
  const { t } = useTranslation('integrations');
  return (
    <TitledPage id="api-docs">
      <LinkTabs
        label={t('parts.label')}
        areParts
        current=""
        tabs={parts.map((part) => ({ id: part, label: t(`parts.${part}`), to: `#${part}` }))}
      />
      <Box id="explorer" sx={partStyle}>
        <Section title={t('parts.explorer')}>
          <LazyPart name="explorer" />
        </Section>
      </Box>
      <ErrorBoundary title={t('error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={640} sx={{ mt: 9 }} />}>
          <Reference />
        </Suspense>
      </ErrorBoundary>
      <Box id="schema" sx={partStyle}>
        <Section title={t('parts.schema')}>
          <LazyPart name="schema" />
        </Section>
      </Box>
    </TitledPage>
  );
}

function Reference() {
  const { t } = useTranslation('integrations');
  const { apiReference } = useApiReferenceSuspenseQuery().data;
  return (
    <>
      <Box id="rest" sx={partStyle}>
        <Section title={t('parts.rest')} lead={t('rest.lead')}>
          <RestReference reference={apiReference} />
        </Section>
      </Box>
      <Box id="sockets" sx={partStyle}>
        <Section title={t('parts.sockets')} lead={t('sockets.lead')}>
          <SocketReference reference={apiReference} />
        </Section>
      </Box>
    </>
  );
}

const partStyle = { scrollMarginTop: PART_TOP } as const;
