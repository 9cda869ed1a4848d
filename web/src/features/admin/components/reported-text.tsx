import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useRemoveReportedAnswerMutation,
  useRemoveReportedGuestReviewMutation,
  useRemoveReportedReviewMutation,
  useSuspendReportedPortfolioMutation,
} from './reported-text.generated.ts';
import type { ReportedTextFragment } from './reported-text.generated.ts';

interface ReportedTextProps {
  report: ReportedTextFragment;
  onRemoved: () => void;
}

/** What a report says is wrong, as it reads now, and the way to remove it. */
export function ReportedText({ report, onRemoved }: ReportedTextProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoval(report);
  const { subject } = report;
  if (subject === 'LISTING' || subject === 'CONVERSATION') return null;
  const text = textOf(report);
  const action = t(subject === 'PORTFOLIO' ? 'reports.suspend' : 'reports.remove');
  return (
    <Box sx={textStyle}>
      <Typography variant="subtitle2" component="p">
        {t(`reports.subjects.${subject}`)}
      </Typography>
      {text === undefined ? (
        <Typography color="textSecondary">{t('reports.gone')}</Typography>
      ) : (
        <>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          {report.portfolio && (
            <Link component={RouterLink} to={`/portfolios/${report.portfolio.slug}`}>
              {report.portfolio.slug}
            </Link>
          )}
          <Button size="small" color="error" onClick={() => setIsAsking(true)} sx={{ ml: -0.75 }}>
            {action}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setIsAsking(false)}
            title={t('reports.removeTitle')}
            keep={t('reports.keep')}
            confirm={action}
            failed={t('reports.removeFailed')}
            onConfirm={async () => {
              await remove();
              showToast({ tone: 'success', title: t('reports.removed') });
              onRemoved();
            }}
          >
            <Typography>{t('reports.removeText')}</Typography>
          </ConfirmDialog>
        </>
      )}
    </Box>
  );
}

/** What was written, unless it is gone. */
function textOf(report: ReportedTextFragment): string | undefined {
  const { subject, review, guestReview, portfolio } = report;
  if (subject === 'PORTFOLIO') {
    return portfolio?.status === 'PUBLISHED'
      ? `${portfolio.name}\n${portfolio.headline}`
      : undefined;
  }
  if (subject === 'REVIEW_ANSWER') return review?.answer?.content;
  if (subject === 'GUEST_REVIEW') return guestReview?.content;
  return review ? `${review.title}\n${review.content}` : undefined;
}

/** Removes what a report is about. */
function useRemoval({ subject, subjectId }: ReportedTextFragment): () => Promise<unknown> {
  const [removeReview] = useRemoveReportedReviewMutation();
  const [removeAnswer] = useRemoveReportedAnswerMutation();
  const [removeGuestReview] = useRemoveReportedGuestReviewMutation();
  const [suspend] = useSuspendReportedPortfolioMutation();
  const options = { variables: { id: subjectId } };
  return () => {
    if (subject === 'PORTFOLIO') return suspend(options);
    if (subject === 'REVIEW_ANSWER') return removeAnswer(options);
    return subject === 'GUEST_REVIEW' ? removeGuestReview(options) : removeReview(options);
  };
}

const textStyle = { mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' } as const;
