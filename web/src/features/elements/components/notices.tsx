import { CombinedGraphQLErrors } from '@apollo/client/errors';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Specimen, Specimens } from './specimen.tsx';

const severities = ['info', 'success', 'warning', 'error'] as const;
const tones = ['neutral', 'success', 'error'] as const;

/** What the product says by itself. */
export function Notices() {
  const { t } = useTranslation('elements');
  return (
    <Specimens>
      {severities.map((severity) => (
        <Specimen key={severity} name={t(`notices.${severity}`)}>
          <Alert severity={severity}>{t(`notices.${severity}Text`)}</Alert>
        </Specimen>
      ))}
      <Specimen name={t('notices.toast')}>
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="outlined"
            color="inherit"
            size="small"
            onClick={() => showToast({ tone, title: t(`notices.tones.${tone}`) })}
          >
            {t(`notices.tones.${tone}`)}
          </Button>
        ))}
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          onClick={() =>
            showToast({
              title: t('notices.removed'),
              action: {
                label: t('notices.undo'),
                onSelect: () => showToast({ tone: 'success', title: t('notices.undone') }),
              },
            })
          }
        >
          {t('notices.withUndo')}
        </Button>
      </Specimen>
      <Specimen name={t('notices.hint')}>
        <Hint content={t('notices.hintText')}>{t('notices.hinted')}</Hint>
      </Specimen>
      <Specimen name={t('notices.count')}>
        <CountBadge count={7} label={t('notices.counted')} />
      </Specimen>
      <Specimen name={t('states.loading')}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <LinearProgress aria-label={t('states.loading')} sx={{ width: '100%' }} />
      </Specimen>
      <Specimen name={t('states.empty')} isWide>
        <EmptyState title={t('notices.empty')} text={t('notices.emptyText')} level="h3" />
      </Specimen>
      <Specimen name={t('states.failed')} isWide>
        <ErrorState
          error={new CombinedGraphQLErrors({ errors: [{ message: t('notices.failedText') }] })}
          title={t('notices.failed')}
          onRetry={() => showToast({ tone: 'success', title: t('notices.retried') })}
        />
      </Specimen>
    </Specimens>
  );
}
