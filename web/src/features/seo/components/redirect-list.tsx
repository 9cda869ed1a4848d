import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { redirectSchema } from '#domain/seo/seo.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  RedirectsDocument,
  useAddRedirectMutation,
  useRedirectsSuspenseQuery,
  useRemoveRedirectMutation,
} from '../seo.generated.ts';
import type { RedirectsQuery } from '../seo.generated.ts';

/** Where readers of addresses are sent that there is no page at. */
export function RedirectList() {
  const { t } = useTranslation('seo');
  const { data } = useRedirectsSuspenseQuery({ context: { fresh: false } });
  const { add, remove } = useRedirectChanges();
  const validate = useValidation(redirectSchema);
  return (
    <>
      <SubmitForm
        initialValues={{ from: '', to: '' }}
        validate={validate}
        failed={t('redirects.failed')}
        onSubmit={async (values, { resetForm }) => {
          await add(values);
          showToast({ tone: 'success', title: t('redirects.added') });
          resetForm();
        }}
      >
        {({ isSubmitting }) => (
          <Box sx={formStyle}>
            <FormTextField name="from" label={t('redirects.from')} />
            <FormTextField name="to" label={t('redirects.to')} />
            <Button type="submit" variant="contained" disabled={isSubmitting} sx={buttonStyle}>
              {t('redirects.add')}
            </Button>
          </Box>
        )}
      </SubmitForm>
      {data.redirects.length === 0 ? (
        <EmptyState title={t('redirects.empty')} text={t('redirects.emptyText')} />
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
          {data.redirects.map((redirect) => (
            <Box component="li" key={redirect.from} sx={rowStyle}>
              <Typography sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
                {redirect.from} →{' '}
                <Link component={RouterLink} to={redirect.to}>
                  {redirect.to}
                </Link>
              </Typography>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                aria-label={t('redirects.removeOf', { path: redirect.from })}
                onClick={() => void remove(redirect)}
              >
                {t('redirects.remove')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

type Redirect = Pick<RedirectsQuery['redirects'][number], 'from' | 'to'>;

/** Adds redirects and takes them away, which can be undone. */
function useRedirectChanges() {
  const { t } = useTranslation('seo');
  const [addRedirect] = useAddRedirectMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: RedirectsDocument, data: data.addRedirect });
    },
  });
  const [removeRedirect] = useRemoveRedirectMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: RedirectsDocument, data: data.removeRedirect });
    },
  });
  const add = ({ from, to }: Redirect) => addRedirect({ variables: { input: { from, to } } });

  async function remove(redirect: Redirect): Promise<void> {
    const { from } = redirect;
    try {
      await removeRedirect({ variables: { from } });
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('redirects.failed'),
        description: failureOf(error).message,
      });
      return;
    }
    showToast({
      tone: 'success',
      title: t('redirects.removed', { path: from }),
      action: { label: t('redirects.undo'), onSelect: () => void add(redirect) },
    });
  }

  return { add, remove };
}

const formStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
} as const;

const buttonStyle = { minHeight: 56 } as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
