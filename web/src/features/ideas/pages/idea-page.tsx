import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { EditIdea } from '../components/edit-idea.tsx';
import { IdeaByline } from '../components/idea-byline.tsx';
import { IdeaStatusTag } from '../components/idea-status.tsx';
import { ModerateIdea } from '../components/moderate-idea.tsx';
import { VoteButton } from '../components/vote-button.tsx';
import { useIdeaSuspenseQuery, useIdeaToModerateSuspenseQuery } from '../ideas.generated.ts';
import type { IdeaItemFragment } from '../ideas.generated.ts';

/** An idea with what is said to it. */
export function IdeaPage() {
  const { t } = useTranslation('ideas');
  const { id = '' } = useParams();
  const isStaff = useSession()?.canAdminister ?? false;
  return (
    <ErrorBoundary resetKeys={[id]} title={t('error')}>
      <Suspense key={id} fallback={<TextSkeleton />}>
        {isStaff ? <Moderated id={id} /> : <Shown id={id} />}
      </Suspense>
    </ErrorBoundary>
  );
}

function Shown({ id }: { id: string }) {
  const { data } = useIdeaSuspenseQuery({ variables: { id } });
  return <Found idea={data.idea} isStaff={false} />;
}

/** Administrators see hidden ones too. */
function Moderated({ id }: { id: string }) {
  const { data } = useIdeaToModerateSuspenseQuery({ variables: { id } });
  return <Found idea={data.ideaToModerate} isStaff />;
}

interface FoundProps {
  idea: IdeaItemFragment | null | undefined;
  isStaff: boolean;
}

function Found({ idea, isStaff }: FoundProps) {
  const { t } = useTranslation('ideas');
  if (!idea) {
    return (
      <StatusPage
        status={404}
        title={t('notFound.title')}
        text={t('notFound.text')}
        ways={[{ to: '/feedback', label: t('back') }]}
      />
    );
  }
  if (idea.mergedIntoId !== null) return <Redirect to={`/feedback/${idea.mergedIntoId}`} />;
  return <View idea={idea} isStaff={isStaff} />;
}

function View({ idea, isStaff }: { idea: IdeaItemFragment; isStaff: boolean }) {
  const { t } = useTranslation('ideas');
  const { t: menuText } = useTranslation('menu');
  const isLoggedIn = useSession() !== null;
  const { title, text, language, status, isHidden } = idea;
  const lang = useForeignLanguage(language);
  const trail = [{ name: menuText('ideas.feedback'), path: '/feedback' }];
  return (
    <Box component="article" sx={pageStyle}>
      <PageHead
        title={`${title} · ${t('idea')} ${idea.id}`}
        description={text.slice(0, 200)}
        trail={trail}
        noIndex={isHidden}
      />
      <Breadcrumbs trail={trail} />
      <Box sx={headStyle}>
        {!isHidden && <VoteButton idea={idea} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1" lang={lang}>
            {title}
          </Typography>
          <Box sx={metaStyle}>
            <IdeaStatusTag status={status} />
            <IdeaByline idea={idea} />
          </Box>
          <LanguageNote language={language} />
        </Box>
      </Box>
      <Typography lang={lang} sx={wordsStyle}>
        {text}
      </Typography>
      {isLoggedIn && !isHidden && <EditIdea idea={idea} />}
      <Reply idea={idea} />
      {isStaff && <ModerateIdea idea={idea} />}
    </Box>
  );
}

function Reply({ idea: { reply, repliedAt } }: { idea: IdeaItemFragment }) {
  const { t, i18n } = useTranslation('ideas');
  if (repliedAt === null) return null;
  return (
    <Paper component="section" variant="outlined" sx={replyStyle}>
      <Typography variant="h4" component="h2">
        {t('reply')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatDate(dayIn('UTC', Date.parse(repliedAt)), i18n.language)}
      </Typography>
      <Typography sx={wordsStyle}>{reply}</Typography>
    </Paper>
  );
}

const pageStyle = { py: { xs: 3, md: 5 }, maxWidth: 760, overflowWrap: 'anywhere' } as const;

const headStyle = { display: 'flex', alignItems: 'flex-start', gap: 2, mt: 1 } as const;

const metaStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1,
} as const;

const wordsStyle = { mt: 2, whiteSpace: 'pre-line' } as const;

const replyStyle = { p: { xs: 2, sm: 2.5 }, mt: 4, borderRadius: 3 } as const;
