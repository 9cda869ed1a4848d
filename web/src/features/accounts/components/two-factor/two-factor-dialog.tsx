import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoFactorSetup } from '#web/lib/schema.generated.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { Reauthentication } from '../../hooks/use-reauthentication.ts';
import { MeDocument } from '../../session.generated.ts';
import {
  useBeginTwoFactorMutation,
  useDisableTwoFactorMutation,
  useEnableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
} from '../../two-factor.generated.ts';
import { SignInAgain } from '../security/sign-in-again.tsx';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupSecret } from './setup-secret.tsx';

export type TwoFactorTask = 'setUp' | 'renew' | 'disable';

interface TwoFactorDialogProps {
  task: TwoFactorTask;
  reauthentication: Reauthentication;
  onClose: () => void;
}

/** One thing after the other: who it is, the app, and the codes for when it is lost. */
export function TwoFactorDialog({ task, reauthentication, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isLeaving, setIsLeaving] = useState(false);
  const [begin] = useBeginTwoFactorMutation();
  const [enable] = useEnableTwoFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [disable] = useDisableTwoFactorMutation();

  /** What an account may do depends on it. */
  const askWhoIsLoggedIn = () =>
    client.query({ query: MeDocument, fetchPolicy: 'network-only', context: { fresh: false } });

  async function prove(password: string, code: string): Promise<void> {
    if (task === 'setUp') {
      const { data } = await begin({ variables: { password } });
      setSetup(data!.beginTwoFactor!.setup);
    } else if (task === 'renew') {
      const { data } = await renew({ variables: { password, code } });
      setCodes(data!.renewRecoveryCodes!.recoveryCodes);
    } else {
      await disable({ variables: { password, code } });
      showToast({ tone: 'success', title: t('twoFactor.disabled') });
      onClose();
      await askWhoIsLoggedIn();
    }
  }

  async function confirm(_password: string, code: string): Promise<void> {
    const { data } = await enable({ variables: { code } });
    setCodes(data!.enableTwoFactor!.recoveryCodes);
    showToast({ tone: 'success', title: t('twoFactor.enabled') });
    await askWhoIsLoggedIn();
  }

  const title = t(codes ? 'recovery.title' : `twoFactor.${task}`);
  const isAsking = !codes && !setup;
  return (
    <ResponsiveDialog
      open
      // The codes are shown this once: nobody loses them by pressing Escape.
      onClose={codes ? () => setIsLeaving(true) : onClose}
      title={title}
      maxWidth="sm"
    >
      {codes && <RecoveryCodes codes={codes} isLeaving={isLeaving} onDone={onClose} />}
      {!codes && setup && <SetupSecret {...setup} onConfirm={confirm} />}
      {isAsking && reauthentication.mustSignInAgain && (
        <SignInAgain providers={reauthentication.providers} />
      )}
      {isAsking && !reauthentication.mustSignInAgain && (
        <ReauthenticationForm
          text={t(`twoFactor.reauthentication.${task}`)}
          submit={t(task === 'setUp' ? 'twoFactor.next' : `twoFactor.${task}`)}
          asksPassword={reauthentication.hasPassword}
          asksCode={task !== 'setUp'}
          onSubmit={prove}
          onFailure={reauthentication.takeFailure}
        />
      )}
    </ResponsiveDialog>
  );
}
