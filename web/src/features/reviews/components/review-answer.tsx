import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '#web/lib/dates.ts';
import type { ReviewReader } from './review-item.tsx';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

// For those who run the studio.
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));

interface ReviewAnswerProps {
  review: ReviewItemFragment;
  reader: ReviewReader;
}

/** What the studio says to a review, and the way to say it for those who may. */
export function ReviewAnswer({ review, reader }: ReviewAnswerProps) {
  const { t, i18n } = useTranslation('reviews');
  const [isWriting, setIsWriting] = useState(false);
  const { answer } = review;
  const { studio, canAnswer, Report } = reader;
  if (isWriting) {
    return (
      <Suspense>
        <AnswerForm review={review} onClose={() => setIsWriting(false)} />
      </Suspense>
    );
  }
  const write = canAnswer && (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={() => setIsWriting(true)}
      sx={{ mt: 1.5, mr: 2 }}
    >
      {t(answer ? 'answer.edit' : 'answer.write')}
    </Button>
  );
  if (!answer) return write;
  return (
    <Box sx={answerStyle}>
      <Typography variant="subtitle2" component="p">
        {t('answer.by', { studio: studio.name })}
      </Typography>
      <Typography
        component="time"
        dateTime={answer.createdAt}
        variant="caption"
        color="textSecondary"
      >
        {formatMonth(answer.createdAt, i18n.language)}
      </Typography>
      <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {answer.content}
      </Typography>
      {write || <Report reviewId={review.id} isAboutAnswer />}
    </Box>
  );
}

const answerStyle = { mt: 2.5, pl: 2, borderLeft: 3, borderColor: 'divider' } as const;
