import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { LinkConfirmation } from '../components/security/link-confirmation.tsx';
import { useUndoEmailChangeMutation } from '../security.generated.ts';
import { MeDocument } from '../session.generated.ts';
import type { MeQuery } from '../session.generated.ts';
import { endSession, useSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

/** Where the link leads that gives an account its former address back. */
export function UndoEmailPage() {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const isLoggedIn = useSession() !== null;
  const [params] = usePageParams();
  const [undo] = useUndoEmailChangeMutation();
  return (
    <AuthPage title={t('emailUndo.title')} description={t('emailUndo.text')} noIndex>
      <LinkConfirmation
        text={t('emailUndo.text')}
        action={t('emailUndo.action')}
        done={t('emailUndo.done')}
        onward={{ label: t('emailUndo.onward'), to: '/reset-password' }}
        follow={async () => {
          await undo({ variables: { token: params.get('token') ?? '' } });
          if (!isLoggedIn) return;
          // All sessions of the account have ended, and this may be one of them.
          const { data } = await client.query<MeQuery>({
            query: MeDocument,
            context: { fresh: false },
          });
          if (data && !data.me) await endSession(client);
        }}
      />
    </AuthPage>
  );
}
