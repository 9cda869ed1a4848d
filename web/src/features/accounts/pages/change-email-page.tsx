import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { LinkConfirmation } from '../components/security/link-confirmation.tsx';
import { useConfirmEmailChangeMutation } from '../security.generated.ts';
import { MeDocument } from '../session.generated.ts';
import { AuthPage } from './auth-page.tsx';

/** Where the link mailed to a new address leads, logged in or not. */
export function ChangeEmailPage() {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [params] = usePageParams();
  const [confirm] = useConfirmEmailChangeMutation();
  return (
    <AuthPage title={t('emailLink.title')} description={t('emailLink.text')} noIndex>
      <LinkConfirmation
        text={t('emailLink.text')}
        action={t('emailLink.action')}
        done={t('emailLink.done')}
        onward={{ label: t('verification.onward'), to: '/search' }}
        follow={async () => {
          await confirm({ variables: { token: params.get('token') ?? '' } });
          await client.query({ query: MeDocument, context: { fresh: false } });
        }}
      />
    </AuthPage>
  );
}
