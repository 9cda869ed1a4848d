import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { isWithdrawnRequest, stepsOf } from '../booking-steps.ts';
import type { BookingDetailFragment } from '../components/booking-detail.generated.ts';
import { BookingActions } from '../components/booking-actions.tsx';
import { BookingPayment } from '../components/booking-payment.tsx';
import { BookingPlace } from '../components/booking-place.tsx';
import { BookingSteps } from '../components/booking-steps.tsx';
import { BookingSummary } from '../components/booking-summary.tsx';
import { CancelDialog } from '../components/cancel-dialog.tsx';
import { CancellationTerms } from '../components/cancellation-terms.tsx';
import { ProposalPanel } from '../components/proposal-panel.tsx';
import { PriceLines } from '../components/price-lines.tsx';
import type { Bands } from '../components/split-dialog.tsx';
import { SplitPanel } from '../components/split-panel.tsx';
import { useOwnBooking } from './use-own-booking.ts';

interface BookingPageProps {
  /** What else can be done about it. */
  Action?: ComponentType<{ booking: BookingDetailFragment }> | undefined;
  /** Whom to share its payment with at one press. */
  Bands?: Bands | undefined;
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** A booking of one's own: what happens next, where to go, and what can be done about it. */
export function BookingPage({ Action, Bands, children }: BookingPageProps) {
  const { id = '' } = useParams();
  return (
    <RequireLogin>
      <Box sx={{ maxWidth: 960, py: { xs: 3, md: 5 } }}>
        <ErrorBoundary resetKeys={[id]}>
          <Suspense key={id} fallback={<PageSkeleton />}>
            <OwnBooking id={id} Action={Action} Bands={Bands}>
              {children}
            </OwnBooking>
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function OwnBooking({ id, Action, Bands, children }: BookingPageProps & { id: string }) {
  const { t } = useTranslation('bookings');
  const { booking, renew } = useOwnBooking(id);
  const [isCancelling, setIsCancelling] = useState(false);
  if (!booking) {
    return (
      <StatusPage
        status={404}
        title={t('booking.notFoundTitle')}
        text={t('booking.notFoundText')}
        ways={[{ to: '/account/bookings', label: t('list.title') }]}
      />
    );
  }
  const isGuest = booking.viewerRole === 'MUSICIAN';
  const note = booking.history.at(-1)?.note;
  const { reference, studio, zone, status, additionalRequests } = booking;
  const steps = stepsOf(booking);
  const isEnded = !steps.some(({ state }) => state === 'next');
  return (
    <>
      <PageHead
        title={t('booking.title', { reference, studio: studio.name })}
        description={t('booking.description')}
        noIndex
      />
      <Link
        component={RouterLink}
        to={isGuest ? '/account/bookings' : '/account/bookings-received'}
        color="text.secondary"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1, fontWeight: 500 }}
      >
        <ArrowLeft size={18} aria-hidden />
        {t(isGuest ? 'list.title' : 'received.title')}
      </Link>
      <Headline booking={booking} />
      <Box sx={columnsStyle}>
        <Box sx={partsStyle}>
          <BookingSummary booking={booking} />
          <ProposalPanel booking={booking} onChanged={renew} />
          <BookingActions
            booking={booking}
            onCancel={() => setIsCancelling(true)}
            onChanged={renew}
          >
            {Action && <Action booking={booking} />}
          </BookingActions>
          <SplitPanel Bands={Bands} booking={booking} onChanged={renew} />
          <Part title={t(isEnded ? 'steps.titlePast' : 'steps.title')}>
            <BookingSteps steps={steps} zone={zone} isGuest={isGuest} />
          </Part>
          {children}
        </Box>
        <Box sx={partsStyle}>
          {note && (
            <Part title={t('booking.note')}>
              <Words text={note} />
            </Part>
          )}
          {isGuest && (status === 'PENDING' || booking.address) && (
            <Part title={t('place.title')}>
              <BookingPlace booking={booking} />
            </Part>
          )}
          <Part title={t('lines.title')}>
            <PriceLines lines={booking.lines} totalCents={booking.totalCents} />
          </Part>
          {booking.payment && (
            <Part title={t('payment.title')}>
              <BookingPayment booking={booking} />
            </Part>
          )}
          {isGuest && booking.cancellation && (
            <Part title={t('terms.title')}>
              {status === 'PENDING' && (
                <Typography variant="body2" sx={{ mb: 0.5 }}>
                  {t('booking.untilAgreed')}
                </Typography>
              )}
              <CancellationTerms terms={booking.cancellationTerms} zone={zone} />
            </Part>
          )}
          {additionalRequests && (
            <Part title={t(isGuest ? 'booking.requests' : 'received.requests')}>
              <Words text={additionalRequests} />
            </Part>
          )}
        </Box>
      </Box>
      <CancelDialog
        booking={booking}
        open={isCancelling}
        onClose={() => setIsCancelling(false)}
        onChanged={renew}
      />
    </>
  );
}

/** Whether a request waits for its guest, to whom the host has proposed other terms. */
function isForGuestToAnswer({ status, proposal }: BookingDetailFragment): boolean {
  return status === 'PENDING' && proposal?.status === 'OPEN' && proposal.side === 'OWNER';
}

/** What is said of a booking that has not been paid, or was not in time. */
function unpaidKey({ status, payment }: BookingDetailFragment) {
  if (payment?.dueAt === null || payment?.dueAt === undefined) return undefined;
  if (status === 'PENDING') return 'UNPAID';
  return status === 'EXPIRED' ? 'NEVER_PAID' : undefined;
}

/** What has become of it, told again whenever that changes. */
function Headline({ booking }: { booking: BookingDetailFragment }) {
  const { t, i18n } = useTranslation('bookings');
  const { status, expiresAt, zone, viewerRole, musician } = booking;
  const key = isWithdrawnRequest(booking) ? 'WITHDRAWN' : status;
  const guestKey = isForGuestToAnswer(booking) ? 'PROPOSED' : (unpaidKey(booking) ?? key);
  const time = expiresAt && formatDayAndTime(expiresAt, zone, i18n.language);
  const guest = musician?.name ?? t('received.former');
  const isGuest = viewerRole === 'MUSICIAN';
  return (
    <Box component="header" aria-live="polite" sx={{ mt: 1, mb: 3 }}>
      <Typography variant="h2" component="h1">
        {isGuest ? t(`booking.headline.${guestKey}`) : t(`received.headline.${key}`, { guest })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {isGuest
          ? t(`booking.text.${guestKey}`, { time })
          : t(`received.text.${key}`, { time, guest })}
      </Typography>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** What somebody wrote, line by line. */
function Words({ text }: { text: string }) {
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

function PageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Skeleton width={140} height={40} />
      <Skeleton width="min(420px, 80%)" height={56} />
      <Skeleton width="min(320px, 60%)" sx={{ mb: 3 }} />
      <Box sx={columnsStyle}>
        <Skeleton variant="rounded" height={360} />
        <Skeleton variant="rounded" height={240} />
      </Box>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { lg: 4, xl: 7 },
  rowGap: 4,
  // From md on the navigation of the account takes its share of the width.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) 272px',
    xl: 'minmax(0, 1fr) 320px',
  },
} as const;

const partsStyle = { display: 'grid', gap: 4, minWidth: 0 } as const;
