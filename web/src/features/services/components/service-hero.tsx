import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageText } from '#web/features/pages/components/page-text.tsx';
import type { PageContentFragment } from '#web/features/pages/page.generated.ts';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

interface ServiceHeroProps {
  /** Of the page whose title and lead it has. */
  id: string;
  /** What to do next. */
  actions: ReactNode;
  /** What it looks like. */
  figure: ReactNode;
}

/** What a service is, what it looks like, and the way to it. */
export function ServiceHero({ id, actions, figure }: ServiceHeroProps) {
  return (
    <Box component="header" sx={heroStyle}>
      <div>
        <PageText id={id} skeleton={<WordsSkeleton />}>
          {(page) => <Words page={page} />}
        </PageText>
        <Box sx={actionsStyle}>{actions}</Box>
      </div>
      {figure}
    </Box>
  );
}

function Words({ page }: { page: PageContentFragment }) {
  const { path, language, title, description, lead, body } = page;
  const lang = useForeignLanguage(language);
  return (
    <div lang={lang}>
      <PageHead title={title} description={description} canonical={path} />
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 560, fontSize: '1.1875rem' }}>
        {lead}
      </Typography>
      {body.content.length > 0 && (
        <Box sx={{ mt: 2, maxWidth: 560 }}>
          <DocumentView document={body} />
        </Box>
      )}
    </div>
  );
}

function WordsSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton width="min(100%, 420px)" height={96} />
      <Skeleton width="min(100%, 520px)" height={32} />
      <Skeleton width="min(100%, 480px)" height={32} />
    </div>
  );
}

const heroStyle = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  pt: { xs: 3, md: 7 },
} as const;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 } as const;
