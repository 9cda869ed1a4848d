import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { removalAnswerSchema } from '#domain/company/removal.schema.ts';
import type { RemovalAnswer } from '#domain/company/removal.schema.ts';
import { businessDaysUntil } from '#domain/company/removal.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { dayIn, formatDate, formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import {
  useDecideRemovalMutation,
  useRemovalRequestsSuspenseQuery,
} from '../removals.generated.ts';
import type { RemovalRequestsQuery } from '../removals.generated.ts';

const PAGE_SIZE = 20;

/** Who wants a listing removed, and how long there is to decide (ruling 44). */
export function RemovalsPage() {
  const { t } = useTranslation('admin');
  return (
    <ListPage
      title={t('removals.title')}
      description={t('removals.description')}
      error={t('removals.error')}
    >
      <Requests />
    </ListPage>
  );
}

function Requests() {
  const { t } = useTranslation('admin');
  const { data, fetchMore, refetch } = useRemovalRequestsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.removalRequests}
      fetchMore={fetchMore}
      empty={{ title: t('removals.empty'), text: t('removals.emptyText') }}
      sx={plainStyle}
      keyOf={({ id }) => id}
      renderRow={(request) => <Request request={request} onDecided={() => void refetch()} />}
    />
  );
}

interface RequestProps {
  request: RemovalRequestsQuery['removalRequests']['nodes'][number];
  onDecided: () => void;
}

function Request({ request, onDecided }: RequestProps) {
  const { t, i18n } = useTranslation('admin');
  const { id, name, email, listingUrl, reason, additionalDetails, createdAt, dueOn } = request;
  return (
    <Box component="li" aria-label={name} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Due dueOn={dueOn} />
      <Typography variant="h4" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {/^https?:/i.test(listingUrl) ? (
          <Link href={listingUrl} rel="noopener noreferrer nofollow" color="inherit">
            {listingUrl}
          </Link>
        ) : (
          listingUrl
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('removals.by', {
          name,
          email,
          time: formatDayAndTime(createdAt, 'UTC', i18n.language),
        })}
      </Typography>
      <Typography sx={wordsStyle}>{reason}</Typography>
      {additionalDetails && (
        <Typography color="textSecondary" sx={wordsStyle}>
          {additionalDetails}
        </Typography>
      )}
      <DecisionForm id={id} name={name} onDecided={onDecided} />
    </Box>
  );
}

/** How many business days are left. */
function Due({ dueOn }: { dueOn: string }) {
  const { t, i18n } = useTranslation('admin');
  const left = businessDaysUntil(dayIn('UTC', useNow()), dueOn);
  const date = formatDate(dueOn, i18n.language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        color={left < 0 ? 'error' : left === 0 ? 'warning' : 'default'}
        label={
          left < 0
            ? t('removals.overdue', { count: -left })
            : t(left === 0 ? 'removals.dueToday' : 'removals.daysLeft', { count: left })
        }
      />
      <Typography variant="body2" color="textSecondary" component="span">
        {t('removals.dueOn', { date })}
      </Typography>
    </Box>
  );
}

const DRAFT_FIELDS = ['answer'] as const;

function DecisionForm({
  id,
  name,
  onDecided,
}: {
  id: string;
  name: string;
  onDecided: () => void;
}) {
  const { t } = useTranslation('admin');
  const [decide] = useDecideRemovalMutation();
  const validate = useValidation(removalAnswerSchema);
  return (
    <Box sx={{ mt: 2, maxWidth: 560 }}>
      <SubmitForm<RemovalAnswer>
        initialValues={{ outcome: 'removed', answer: '' }}
        validate={validate}
        failed={t('removals.failed')}
        draft={{ form: `removal answer ${id}`, fields: DRAFT_FIELDS }}
        spacing={1.5}
        onSubmit={async ({ outcome, answer }) => {
          await decide({ variables: { input: { id, outcome: enumName(outcome), answer } } });
          showToast({ tone: 'success', title: t('removals.decided', { name }) });
          onDecided();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="answer"
              label={t('removals.answerTo', { name })}
              multiline
              minRows={2}
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <FormSelect name="outcome" label={t('removals.outcome')}>
                <option value="removed">{t('removals.removed')}</option>
                <option value="declined">{t('removals.declined')}</option>
              </FormSelect>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('removals.send')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </Box>
  );
}

const plainStyle = { m: 0, p: 0, listStyle: 'none' } as const;

const wordsStyle = { mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
