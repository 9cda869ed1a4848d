import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { IdeaInput } from '#domain/ideas/idea.schema.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { currentUser } from '#web/features/accounts/session.ts';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSuggestIdeaMutation } from '../ideas.generated.ts';
import { useForgetIdeas } from '../use-forget-ideas.ts';
import { IdeaTextField, IdeaTitleField } from './idea-fields.tsx';
import { SimilarIdeas } from './similar-ideas.tsx';

const empty: IdeaInput = { title: '', text: '' };

const DRAFT_FIELDS = ['title', 'text'] as const;

const loadSchema = async () => (await import('#domain/ideas/idea.schema.ts')).ideaSchema;

/** What is asked of whoever has an idea. Visitors write it first and log in to send it. */
export function SuggestIdeaForm() {
  const { t } = useTranslation('ideas');
  const client = useApolloClient();
  const openAuthDialog = useAuthDialog();
  const [suggest] = useSuggestIdeaMutation();
  const forget = useForgetIdeas();
  const navigate = useNavigate();
  const validate = useLateValidation(loadSchema);
  return (
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
  );
}
