import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { cannedAnswerSchema } from '#domain/help/ticket.schema.ts';
import type { CannedAnswerInput } from '#domain/help/ticket.schema.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { rowsStyle, rowStyle } from '../components/rows.ts';
import {
  useCannedAnswersSuspenseQuery,
  useDeleteCannedAnswerMutation,
  useSaveCannedAnswerMutation,
} from '../tickets.generated.ts';
import type { CannedAnswerFieldsFragment } from '../tickets.generated.ts';

/** Answers that are prepared for tickets. */
export function CannedAnswersPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('canned.title')} description={t('canned.description')} noIndex />
      <Link component={RouterLink} to="/admin/tickets" color="text.secondary" sx={backStyle}>
        <ArrowLeft size={18} aria-hidden />
        {t('tickets.title')}
      </Link>
      <Typography variant="h2" component="h1">
        {t('canned.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, maxWidth: 640 }}>
        {t('canned.lead', { name: '{name}', number: '{number}' })}
      </Typography>
      <ErrorBoundary title={t('canned.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          <Answers />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Answers() {
  const { t } = useTranslation('admin');
  const { data, refetch } = useCannedAnswersSuspenseQuery({ context: { fresh: false } });
  const [edited, setEdited] = useState<CannedAnswerFieldsFragment | 'new'>();
  const [removed, setRemoved] = useState<CannedAnswerFieldsFragment>();
  const [remove] = useDeleteCannedAnswerMutation();
  const { cannedAnswers } = data;
  const add = (
    <Button variant="contained" onClick={() => setEdited('new')}>
      {t('canned.add')}
    </Button>
  );
  return (
    <>
      {cannedAnswers.length === 0 ? (
        <EmptyState title={t('canned.empty')} text={t('canned.emptyText')} action={add} />
      ) : (
        <>
          <Box sx={{ mb: 2 }}>{add}</Box>
          <Box component="ul" sx={rowsStyle}>
            {cannedAnswers.map((answer) => (
              <Box component="li" key={answer.id} sx={rowStyle}>
                <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
                  <Typography sx={{ fontWeight: 600 }}>{answer.title}</Typography>
                  <Typography color="textSecondary" sx={wordsStyle}>
                    {answer.content}
                  </Typography>
                </Box>
                <Button
                  color="inherit"
                  aria-label={t('canned.editOf', { title: answer.title })}
                  onClick={() => setEdited(answer)}
                >
                  {t('canned.edit')}
                </Button>
                <Button
                  color="inherit"
                  aria-label={t('canned.removeOf', { title: answer.title })}
                  onClick={() => setRemoved(answer)}
                >
                  {t('canned.remove')}
                </Button>
              </Box>
            ))}
          </Box>
        </>
      )}
      {edited && (
        <AnswerDialog
          answer={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={refetch}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={t('canned.removeTitle')}
          keep={t('canned.keep')}
          confirm={t('canned.remove')}
          failed={t('canned.removeFailed')}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await remove({ variables: { id: removed.id } });
            await refetch();
          }}
        >
          {t('canned.removeText', { title: removed.title })}
        </ConfirmDialog>
      )}
    </>
  );
}

interface AnswerDialogProps {
  /** Undefined for a new one. */
  answer: CannedAnswerFieldsFragment | undefined;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

const DRAFT_FIELDS = ['title', 'content'] as const;

function AnswerDialog({ answer, onClose, onSaved }: AnswerDialogProps) {
  const { t } = useTranslation('admin');
  const [save] = useSaveCannedAnswerMutation();
  const validate = useValidation(cannedAnswerSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t(answer ? 'canned.editTitle' : 'canned.add')}>
      <SubmitForm<CannedAnswerInput>
        initialValues={{ title: answer?.title ?? '', content: answer?.content ?? '' }}
        validate={validate}
        failed={t('canned.saveFailed')}
        draft={{ form: `canned answer ${answer?.id ?? 'new'}`, fields: DRAFT_FIELDS }}
        onSubmit={async (input) => {
          await save({ variables: { input: { id: answer?.id ?? null, ...input } } });
          await onSaved();
          showToast({ tone: 'success', title: t('canned.saved') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="title"
              label={t('canned.name')}
              slotProps={{ htmlInput: { maxLength: ticketLimits.cannedTitle } }}
            />
            <FormTextField
              name="content"
              label={t('canned.content')}
              multiline
              minRows={6}
              slotProps={{ htmlInput: { maxLength: ticketLimits.content } }}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('canned.save')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

const wordsStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: 1,
} as const;
