import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { useNow } from '#web/ui/clock.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { CalendarStudio } from '../calendar-entries.ts';
import {
  useCreateCalendarFeedMutation,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from './feeds.generated.ts';
import type { FeedFieldsFragment } from './feeds.generated.ts';

interface FeedListProps {
  feeds: readonly FeedFieldsFragment[];
  studios: readonly CalendarStudio[];
  onChanged: () => void;
}

/** Secret addresses: made, shown once, made anew and taken back. */
export function FeedList({ feeds, studios, onChanged }: FeedListProps) {
  const { t } = useTranslation('calendar');
  const [made, setMade] = useState<{ feedId: string; url: string }>();
  const [revoked, setRevoked] = useState<FeedFieldsFragment>();
  const [create] = useCreateCalendarFeedMutation();
  const [renewFeed] = useRenewCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();

  function show(payload: { feed: { id: string }; url: string } | null | undefined): void {
    if (payload) setMade({ feedId: payload.feed.id, url: payload.url });
    onChanged();
  }

  async function renew({ id }: FeedFieldsFragment): Promise<void> {
    try {
      const { data } = await renewFeed({ variables: { id } });
      show(data?.renewCalendarFeed);
    } catch (error) {
      showToast({ tone: 'error', title: t('failed'), description: failureOf(error).message });
    }
  }

  return (
    <Box component="section" aria-labelledby="feeds-heading">
      <Typography id="feeds-heading" variant="h3" component="h2">
        {t('feeds.heading')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t('feeds.intro')}
      </Typography>
      {made && <NewAddress url={made.url} />}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0, my: 2 }}>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <Feed feed={feed} onRenew={() => void renew(feed)} onRevoke={() => setRevoked(feed)} />
          </li>
        ))}
      </Stack>
      <SubmitForm
        initialValues={{ studioId: '', busyOnly: false }}
        validate={() => ({})}
        onSubmit={async ({ studioId, busyOnly }) => {
          const input = { studioId: studioId || null, busyOnly };
          const { data } = await create({ variables: { input } });
          show(data?.createCalendarFeed);
          return undefined;
        }}
        failed={t('failed')}
      >
        {studios.length > 0 && (
          <FormSelect name="studioId" label={t('feeds.of')}>
            <option value="">{t('feeds.everything')}</option>
            {studios.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
        )}
        <FormCheckbox name="busyOnly" label={t('feeds.busyOnly')} hint={t('feeds.busyOnlyHelp')} />
        <Box>
          <Button type="submit" variant="contained">
            {t('feeds.create')}
          </Button>
        </Box>
      </SubmitForm>
      {revoked && (
        <ConfirmDialog
          title={t('feeds.revokeTitle')}
          keep={t('feeds.keep')}
          confirm={t('feeds.revoke')}
          failed={t('failed')}
          onClose={() => setRevoked(undefined)}
          onConfirm={async () => {
            await revoke({ variables: { id: revoked.id } });
            if (made?.feedId === revoked.id) setMade(undefined);
            onChanged();
          }}
        >
          <Typography>{t('feeds.revokeText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** An address that has just been made, and is shown this once. */
function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation('calendar');
  return (
    <Alert severity="success">
      <Typography>{t('feeds.once')}</Typography>
      <CopyField
        label={t('feeds.address')}
        value={url}
        copy={t('feeds.copy')}
        copied={t('feeds.copied')}
        notCopied={t('feeds.notCopied')}
      />
    </Alert>
  );
}

interface FeedProps {
  feed: FeedFieldsFragment;
  onRenew: () => void;
  onRevoke: () => void;
}

function Feed({ feed, onRenew, onRevoke }: FeedProps) {
  const { t, i18n } = useTranslation('calendar');
  const { studioName, busyOnly, usedAt } = feed;
  const now = useNow();
  const name = studioName ?? t('feeds.everything');
  return (
    <Card variant="outlined" sx={cardStyle}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(busyOnly ? 'feeds.onlyBusy' : 'feeds.withDetails')} ·{' '}
          {usedAt
            ? t('feeds.used', { ago: formatAgo(usedAt, now, i18n.language) })
            : t('feeds.unused')}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={onRenew}
        aria-label={`${t('feeds.renew')}: ${name}`}
      >
        {t('feeds.renew')}
      </Button>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={onRevoke}
        aria-label={`${t('feeds.revoke')}: ${name}`}
      >
        {t('feeds.revoke')}
      </Button>
    </Card>
  );
}

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
} as const;
