import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { answerStatuses } from '#domain/owners/owner-request.ts';
import type { AnswerStatus } from '#domain/owners/owner-request.ts';
import { ownerAnswerSchema } from '#domain/owners/owner-request.schema.ts';
import { useOwnersCache } from '#web/features/owners/hooks/use-owners-cache.ts';
import {
  useAnswerOwnerRequestMutation,
  useOwnerRequestsToAnswerSuspenseQuery,
} from '#web/features/owners/owner-requests.generated.ts';
import type { OwnerRequestsToAnswerQuery } from '#web/features/owners/owner-requests.generated.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';

const PAGE_SIZE = 20;

/** What owners ask for, until somebody has replied for good. */
export function OwnerRequestsPage() {
  const { t } = useTranslation('admin');
  useOwnersCache();
  return (
    <ListPage
      title={t('requests.title')}
      description={t('requests.description')}
      error={t('requests.error')}
    >
      <Requests />
    </ListPage>
  );
}

function Requests() {
  const { t } = useTranslation('admin');
  const { data, fetchMore, refetch } = useOwnerRequestsToAnswerSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.ownerRequests}
      fetchMore={fetchMore}
      empty={{ title: t('requests.emptyTitle'), text: t('requests.emptyText') }}
      keyOf={({ id }) => id}
      renderRow={(request) => <Request request={request} onAnswered={() => void refetch()} />}
    />
  );
}

type RequestOfOwner = OwnerRequestsToAnswerQuery['ownerRequests']['nodes'][number];

interface RequestProps {
  request: RequestOfOwner;
  onAnswered: () => void;
}

function Request({ request, onAnswered }: RequestProps) {
  const { t, i18n } = useTranslation('admin');
  const { kind, status, subject, details, answer, studioId, studioName, createdAt, owner } =
    request;
  const time = formatDayAndTime(createdAt, 'UTC', i18n.language);
  return (
    <Box component="li" sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {`${t(`requests.kinds.${kind}`)} · ${t(`requests.status.${status as 'OPEN'}`)}`}
      </Typography>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('requests.by', { name: owner?.name, time })}
        {' · '}
        <Link component={RouterLink} underline="always" to={`/studios/${studioId}`}>
          {studioName}
        </Link>
      </Typography>
      <Typography sx={wordsStyle}>{details}</Typography>
      {answer && (
        <Typography sx={{ ...wordsStyle, color: 'text.secondary' }}>
          {t('requests.answered', { answer })}
        </Typography>
      )}
      <AnswerForm request={request} onAnswered={onAnswered} />
    </Box>
  );
}

interface AnswerValues {
  status: AnswerStatus;
  answer: string;
}

const DRAFT_FIELDS = ['answer'] as const;

function AnswerForm({ request: { id, subject }, onAnswered }: RequestProps) {
  const { t } = useTranslation('admin');
  const [answer] = useAnswerOwnerRequestMutation();
  const validate = useValidation<AnswerValues>(ownerAnswerSchema as ObjectSchema<AnswerValues>);
  return (
    <Box sx={{ mt: 2, maxWidth: 560 }}>
      <SubmitForm<AnswerValues>
        initialValues={{ status: 'done', answer: '' }}
        validate={validate}
        failed={t('requests.failed')}
        draft={{ form: `answer ${id}`, fields: DRAFT_FIELDS }}
        spacing={1.5}
        onSubmit={async ({ status, answer: words }, form) => {
          await answer({ variables: { input: { id, status: enumName(status), answer: words } } });
          showToast({ tone: 'success', title: t('requests.sent') });
          form.resetForm();
          onAnswered();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="answer"
              label={t('requests.answerTo', { subject })}
              multiline
              minRows={2}
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <FormSelect name="status" label={t('requests.moveTo')}>
                {answerStatuses.map((status) => (
                  <option key={status} value={status}>
                    {t(`requests.status.${enumName(status)}`)}
                  </option>
                ))}
              </FormSelect>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('requests.send')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </Box>
  );
}

const wordsStyle = { mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
