import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  Unsubscribing,
  UnsubscribingSkeleton,
  UnusableLink,
} from '#web/features/accounts/components/notifications/unsubscribing.tsx';
import { AuthPage } from '#web/features/accounts/pages/auth-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import {
  useKeepSubscriptionMutation,
  useSubscriptionLinkQuery,
  useUnsubscribeMutation,
} from '../newsletter.generated.ts';

/** Where the link in an email of the mailing list leads that leaves it. */
export function LeavingPage() {
  const { t } = useTranslation('marketing');
  const [params] = usePageParams();
  const key = params.get('key') ?? '';
  const [leave] = useUnsubscribeMutation();
  const [stay] = useKeepSubscriptionMutation();
  const { data, error, refetch } = useSubscriptionLinkQuery({
    variables: { key },
    // Whose link it is stands in no page that the server keeps.
    ssr: false,
    context: { fresh: false },
  });
  const link = data?.subscriptionLink;
  return (
    <AuthPage title={t('leave.title')} description={t('leave.text')} noIndex>
      {link ? (
        <Unsubscribing
          isOn={link.isOn}
          asking={
            <>
              <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
                {t('leave.asking', { email: link.maskedEmail })}
              </Typography>
              <Typography color="textSecondary">{t('leave.text')}</Typography>
            </>
          }
          done={t('leave.done', { email: link.maskedEmail })}
          choose={async (isOn) => {
            if (isOn) await stay({ variables: { key } });
            else await leave({ variables: { key } });
          }}
        />
      ) : error ? (
        <UnusableLink error={error} onRetry={() => void refetch()} />
      ) : (
        <UnsubscribingSkeleton />
      )}
    </AuthPage>
  );
}
