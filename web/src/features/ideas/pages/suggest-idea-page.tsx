import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Later } from '#web/ui/later.tsx';
import { Section } from '#web/ui/section.tsx';
import { useIdeasSuspenseQuery } from '../ideas.generated.ts';
import { IdeaCards } from '../components/idea-list.tsx';

const SuggestIdeaForm = lazy(async () => ({
  default: (await import('../components/suggest-idea-form.tsx')).SuggestIdeaForm,
}));

/** How many of them are shown. */
const WANTED = 3;

/** Suggests an idea, and shows what others want. */
export function SuggestIdeaPage() {
  const { t: menuText } = useTranslation('menu');
  const trail = [{ name: menuText('ideas.feedback'), path: '/feedback' }];
  return (
    <TitledPage id="suggest-idea" trail={trail} maxWidth={720}>
      <Later height={400}>
        <SuggestIdeaForm />
      </Later>
      <ErrorBoundary>
        <Suspense>
          <WantedIdeas />
        </Suspense>
      </ErrorBoundary>
    </TitledPage>
  );
}

/** What others want most, of what nobody has begun with, so that one votes for it instead. */
function WantedIdeas() {
  const { t } = useTranslation('ideas');
  const { data } = useIdeasSuspenseQuery({
    variables: { first: WANTED, statuses: ['OPEN'], order: 'VOTES' },
  });
  const { nodes } = data.ideas;
  if (nodes.length === 0) return null;
  return (
    <Section title={t('form.wanted')}>
      <IdeaCards ideas={nodes} level="h3" hidesStatus />
    </Section>
  );
}
