import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import type { NamedPath } from '#web/ui/json-ld.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { PageContentFragment } from '../page.generated.ts';
import { PageText } from './page-text.tsx';

interface TitledPageProps {
  id: string;
  /** The pages above this one, the outermost first. */
  trail?: readonly NamedPath[];
  /** Widest that it gets (px); as wide as there is room, unless given. */
  maxWidth?: number;
  /** What one comes for. It is asked for beside the text, and need not wait for it. */
  children: ReactNode;
}

/** A page that one comes to for more than its text: a list, a form, a tool. */
export function TitledPage({ id, trail, maxWidth, children }: TitledPageProps) {
  return (
    <Box sx={{ pb: { xs: 3, md: 6 }, maxWidth }}>
      <PageText id={id} skeleton={<HeadSkeleton />}>
        {(page) => <Head page={page} trail={trail} />}
      </PageText>
      {children}
    </Box>
  );
}

interface HeadProps {
  page: PageContentFragment;
  trail: readonly NamedPath[] | undefined;
}

function Head({ page, trail }: HeadProps) {
  const { path, language, title, description, lead, body } = page;
  const lang = useForeignLanguage(language);
  return (
    <Box component="header" sx={headStyle}>
      <PageHead
        title={title}
        description={description}
        canonical={path}
        {...(trail && { trail })}
      />
      {trail && <Breadcrumbs trail={trail} />}
      <Typography variant="h1" lang={lang}>
        {title}
      </Typography>
      {/* Who prints such a page wants what is below. */}
      <Box lang={lang} sx={{ mt: 1.5, maxWidth: 680, displayPrint: 'none' }}>
        <Typography color="textSecondary" sx={{ fontSize: '1.1875rem' }}>
          {lead}
        </Typography>
        {body.content.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <DocumentView document={body} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function HeadSkeleton() {
  return (
    <Box aria-hidden sx={headStyle}>
      <Skeleton width="min(100%, 420px)" height={72} />
      <Skeleton width="min(100%, 640px)" height={32} />
    </Box>
  );
}

const headStyle = { pt: { xs: 3, md: 6 }, mb: 4 } as const;
