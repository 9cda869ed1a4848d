import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useWithdrawStudioClaimMutation } from '../claims.generated.ts';

interface WithdrawButtonProps {
  id: string;
  onWithdrawn: () => void;
}

/** Takes a claim back, so that it can be made in another way. */
export function WithdrawButton({ id, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useTranslation('claims');
  const [withdraw, { loading }] = useWithdrawStudioClaimMutation();

  async function press(): Promise<void> {
    try {
      await withdraw({ variables: { id } });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('claim.failed'), description });
    }
    onWithdrawn();
  }

  return (
    <Button variant="outlined" color="inherit" loading={loading} onClick={() => void press()}>
      {t('claim.withdraw')}
    </Button>
  );
}
