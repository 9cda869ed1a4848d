import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { enumValue } from '#domain/enums/enum-name.ts';
import { notificationKinds } from '#domain/accounts/notification.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import {
  Unsubscribing,
  UnsubscribingSkeleton,
  UnusableLink,
} from '../components/notifications/unsubscribing.tsx';
import {
  useSetByUnsubscribeLinkMutation,
  useUnsubscribeLinkQuery,
} from '../notifications.generated.ts';
import { AuthPage } from './auth-page.tsx';

/** Where the link in an email leads that has emails of its kind end. Nobody needs to log in. */
export function UnsubscribePage() {
  const { t } = useTranslation('accounts');
  const [params] = usePageParams();
  const token = params.get('token') ?? '';
  const [choose] = useSetByUnsubscribeLinkMutation();
  const { data, error, refetch } = useUnsubscribeLinkQuery({
    variables: { token },
    // Whose link it is stands in no page that the server keeps.
    ssr: false,
    context: { fresh: false },
  });
  const link = data?.unsubscribeLink;
  const kind = link && enumValue(link.kind, notificationKinds);
  const title = t('unsubscribe.title');
  return (
    <AuthPage title={title} description={t('unsubscribe.description')} noIndex>
      {link && kind ? (
        <Unsubscribing
          isOn={link.isOn}
          asking={
            <>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {t('unsubscribe.asking', { email: link.maskedEmail })}
              </Typography>
              <Typography sx={{ my: 2, fontWeight: 600 }}>
                {t(`notifications.kinds.${kind}.title`)}
              </Typography>
              <Typography color="textSecondary">{t('unsubscribe.rest')}</Typography>
            </>
          }
          done={t('unsubscribe.done', {
            email: link.maskedEmail,
            kind: t(`notifications.kinds.${kind}.title`),
          })}
          choose={(isOn) => choose({ variables: { token, isOn } })}
        />
      ) : error ? (
        <UnusableLink error={error} onRetry={() => void refetch()} />
      ) : (
        <UnsubscribingSkeleton />
      )}
    </AuthPage>
  );
}
