import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useMyStudioClaimSuspenseQuery } from '../claims.generated.ts';
import type {
  StudioClaimFieldsFragment,
  UnclaimedStudioFieldsFragment,
} from '../claims.generated.ts';
import { ClaimForms } from '../components/claim-forms.tsx';
import { CodeForm } from '../components/code-form.tsx';
import { UnclaimedStudioFrame } from '../components/unclaimed-studio-frame.tsx';
import { WithdrawButton } from '../components/withdraw-button.tsx';

/** Claims a studio, and proves that it is one's own. */
export function ClaimPage() {
  return (
    <RequireLogin>
      <UnclaimedStudioFrame>{(studio) => <Claim studio={studio} />}</UnclaimedStudioFrame>
    </RequireLogin>
  );
}

function Claim({ studio }: { studio: UnclaimedStudioFieldsFragment }) {
  const { t } = useTranslation('claims');
  const { name } = studio;
  const { data, refetch } = useMyStudioClaimSuspenseQuery({
    variables: { id: studio.id },
    context: { fresh: false },
  });
  return (
    <>
      <PageHead
        title={t('claim.title', { name })}
        description={t('claim.description', { name })}
        noIndex
      />
      <Typography variant="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {t('claim.title', { name })}
      </Typography>
      <State studio={studio} claim={data.myStudioClaim} onChanged={() => void refetch()} />
    </>
  );
}

interface StateProps {
  studio: UnclaimedStudioFieldsFragment;
  claim: StudioClaimFieldsFragment | null;
  onChanged: () => void;
}

/** Where the reader's claim stands, and what can be done then. */
function State({ studio, claim, onChanged }: StateProps) {
  const { t } = useTranslation('claims');
  if (claim?.listingId) {
    return (
      <Alert
        severity="success"
        action={
          <Button component={RouterLink} to={`/submit/${claim.listingId}/basics`} color="inherit">
            {t('claim.complete')}
          </Button>
        }
      >
        {t('claim.granted')}
      </Alert>
    );
  }
  if (studio.isClaimed) return <Alert severity="info">{t('claim.taken')}</Alert>;
  if (claim?.status === 'UNPROVEN') return <CodeForm claim={claim} onChanged={onChanged} />;
  if (claim?.status === 'WAITING') {
    return (
      <>
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('claim.waiting')}
        </Alert>
        <WithdrawButton id={claim.id} onWithdrawn={onChanged} />
      </>
    );
  }
  return (
    <>
      {claim?.status === 'DECLINED' && (
        <Alert severity="warning" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
          {t('claim.declined', { reasons: claim.reasons })}
        </Alert>
      )}
      <ClaimForms studio={studio} onClaimed={onChanged} />
    </>
  );
}
