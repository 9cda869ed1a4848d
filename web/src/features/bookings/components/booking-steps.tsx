import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { Step, StepState } from '../booking-steps.ts';

interface BookingStepsProps {
  steps: readonly Step[];
  zone: string;
  /** Whether the reader is who booked; otherwise they are on the side of the studio. */
  isGuest: boolean;
}

/** What has become of a booking, and what happens next, one under the other. */
export function BookingSteps({ steps, zone, isGuest }: BookingStepsProps) {
  return (
    <Box component="ol" sx={lineStyle}>
      {steps.map((step) => (
        <Box
          component="li"
          key={`${step.key} ${step.at}`}
          aria-current={step.state === 'next' ? 'step' : undefined}
          sx={stepStyle}
        >
          <StepMark state={step.state} />
          <StepText step={step} zone={zone} isGuest={isGuest} />
        </Box>
      ))}
    </Box>
  );
}

interface StepTextProps extends Omit<BookingStepsProps, 'steps'> {
  step: Step;
}

function StepText({ step, zone, isGuest }: StepTextProps) {
  const { t, i18n } = useTranslation('bookings');
  const { key, state, at } = step;
  const time = at && formatDayAndTime(at, zone, i18n.language);
  const title = titleOf(step, isGuest, time, t);
  const isTimed = time && !timedTitles.includes(key);
  return (
    <div>
      <Typography
        component="span"
        sx={{ display: 'block', fontWeight: state === 'next' ? 600 : 500 }}
        color={state === 'ahead' ? 'textSecondary' : 'textPrimary'}
      >
        {title}
        {state === 'done' && (
          <Box component="span" sx={visuallyHidden}>{` (${t('steps.done')})`}</Box>
        )}
      </Typography>
      {isTimed && (
        <Typography component="span" variant="body2" color="textSecondary">
          <time dateTime={at}>{time}</time>
        </Typography>
      )}
    </div>
  );
}

function titleOf(
  { key, by }: Step,
  isGuest: boolean,
  time: string | undefined,
  t: TFunction<'bookings'>,
): string {
  if (key === 'cancelled' && by) {
    return t(isGuest ? `steps.cancelledBy.${by}` : `received.cancelledBy.${by}`);
  }
  if (!isGuest && (key === 'requested' || key === 'reply' || key === 'declined')) {
    return t(`received.steps.${key}`, { time });
  }
  return t(`steps.${key}`, { time });
}

/** Steps that say in their words when they are. */
const timedTitles: readonly string[] = ['reply', 'expired', 'payment', 'unpaid'];

const marks: Readonly<Record<StepState, { Icon: LucideIcon; color: string }>> = {
  done: { Icon: CircleCheck, color: 'success.main' },
  next: { Icon: CircleDot, color: 'primary.main' },
  ahead: { Icon: Circle, color: 'text.secondary' },
  ended: { Icon: CircleX, color: 'text.secondary' },
};

function StepMark({ state }: { state: StepState }) {
  const { Icon, color } = marks[state];
  return (
    <Box sx={{ color, lineHeight: 0, pt: 0.25 }}>
      <Icon size={20} aria-hidden />
    </Box>
  );
}

const lineStyle = { listStyle: 'none', m: 0, p: 0 } as const;

/** Each is joined to the one below it. */
const stepStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 1.5,
  pb: 2,
  '&:last-of-type': { pb: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 26,
    bottom: 0,
    width: 2,
    bgcolor: 'divider',
  },
} as const;
