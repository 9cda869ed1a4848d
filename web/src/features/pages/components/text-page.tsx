import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { anchorsOf } from '#domain/documents/document.ts';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { PageContentFragment } from '../page.generated.ts';
import { PageText } from './page-text.tsx';

interface TextPageProps {
  id: string;
  /** What stands below the text, such as a form. */
  children?: ReactNode;
}

/** A page that is there to be read. */
export function TextPage({ id, children }: TextPageProps) {
  return (
    <PageText id={id} skeleton={<TextSkeleton />}>
      {(page) => <Text page={page}>{children}</Text>}
    </PageText>
  );
}

/** A text in its columns. */
export function Text({ page, children }: { page: PageContentFragment; children?: ReactNode }) {
  const { language, title, description, lead, body } = page;
  const lang = useForeignLanguage(language);
  return (
    <TextColumns anchors={anchorsOf(body)}>
      <PageHead title={title} description={description} />
      <article>
        <Typography variant="h2" component="h1" lang={lang}>
          {title}
        </Typography>
        <LanguageNote language={language} />
        <Typography lang={lang} color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.1875rem' }}>
          {lead}
        </Typography>
        <div lang={lang}>
          <DocumentView document={body} />
        </div>
      </article>
      {children}
    </TextColumns>
  );
}
