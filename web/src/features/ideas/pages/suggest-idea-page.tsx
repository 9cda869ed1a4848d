import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { IdeaInput } from '#domain/ideas/idea.schema.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { currentUser } from '#web/features/accounts/session.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useIdeasSuspenseQuery, useSuggestIdeaMutation } from '../ideas.generated.ts';
import { IdeaTextField, IdeaTitleField } from '../components/idea-fields.tsx';
import { IdeaCards } from '../components/idea-list.tsx';
import { SimilarIdeas } from '../components/similar-ideas.tsx';
import { useForgetIdeas } from '../use-forget-ideas.ts';

const empty: IdeaInput = { title: '', text: '' };
/** How many of them are shown. */
const WANTED = 3;

const DRAFT_FIELDS = ['title', 'text'] as const;

const loadSchema = async () => (await import('#domain/ideas/idea.schema.ts')).ideaSchema;

/** Suggests an idea. Visitors write it first and log in to send it. */
export function SuggestIdeaPage() {
  const { t } = useTranslation('ideas');
  const { t: menuText } = useTranslation('menu');
  const client = useApolloClient();
  const openAuthDialog = useAuthDialog();
  const [suggest] = useSuggestIdeaMutation();
  const forget = useForgetIdeas();
  const navigate = useNavigate();
  const validate = useLateValidation(loadSchema);
  const trail = [{ name: menuText('ideas.feedback'), path: '/feedback' }];
  return (
    <TitledPage id="suggest-idea" trail={trail} maxWidth={720}>
      <SubmitForm
        initialValues={empty}
        validate={validate}
        failed={t('form.failed')}
        draft={{ form: 'idea', fields: DRAFT_FIELDS }}
        onSubmit={async (input, { submitForm }) => {
          if (!currentUser(client)) {
            openAuthDialog('login', () => void submitForm());
            return 'unsent';
          }
          const { data } = await suggest({ variables: { input } });
          forget();
          showToast({ tone: 'success', title: t('form.done') });
          return navigate(`/feedback/${data!.suggestIdea!.idea.id}`);
        }}
      >
        {({ isSubmitting }) => (
          <>
            <IdeaTitleField />
            <SimilarIdeas />
            <IdeaTextField />
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'form.sending' : 'form.send')}
            </Button>
          </>
        )}
      </SubmitForm>
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
