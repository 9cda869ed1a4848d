import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ideaSchema } from '#domain/ideas/idea.schema.ts';
import type { IdeaInput } from '#domain/ideas/idea.schema.ts';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSuggestIdeaMutation } from '../ideas.generated.ts';
import { IdeaTextField, IdeaTitleField } from '../components/idea-fields.tsx';
import { SimilarIdeas } from '../components/similar-ideas.tsx';
import { useForgetIdeas } from '../use-forget-ideas.ts';

const empty: IdeaInput = { title: '', text: '' };
const DRAFT_FIELDS = ['title', 'text'] as const;

/** Suggests an idea, for whoever is logged in. */
export function SuggestIdeaPage() {
  return (
    <RequireLogin>
      <SuggestIdea />
    </RequireLogin>
  );
}

function SuggestIdea() {
  const { t } = useTranslation('ideas');
  const { t: menuText } = useTranslation('menu');
  const [suggest] = useSuggestIdeaMutation();
  const forget = useForgetIdeas();
  const navigate = useNavigate();
  const validate = useValidation(ideaSchema);
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
      <PageHead title={t('suggest')} description={t('form.lead')} noIndex />
      <Breadcrumbs trail={[{ name: menuText('ideas.feedback'), path: '/feedback' }]} />
      <Typography variant="h1">{t('suggest')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
        {t('form.lead')}
      </Typography>
      <SubmitForm
        initialValues={empty}
        validate={validate}
        failed={t('form.failed')}
        draft={{ form: 'idea', fields: DRAFT_FIELDS }}
        onSubmit={async (input) => {
          const { data } = await suggest({ variables: { input } });
          forget();
          showToast({ tone: 'success', title: t('form.done') });
          await navigate(`/feedback/${data!.suggestIdea!.idea.id}`);
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
    </Box>
  );
}
