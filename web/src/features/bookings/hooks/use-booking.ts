import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mergeSession, useSession } from '#web/features/accounts/session.ts';
import { goToPay } from '#web/features/payments/go-to-pay.ts';
import type { BookingPaymentMethod } from '#web/lib/schema.generated.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { bookingPath, payPath } from '../booking-paths.ts';
import { evictChangedByBookings } from '../changed-by-bookings.ts';
import { useBookStudioMutation } from '../components/book-studio.generated.ts';
import type { BookableStudioFragment } from '../components/bookable-studio.generated.ts';

export interface BookingAttempt {
  startsAt: string;
  hours: number;
  withEngineer: boolean;
  totalPriceCents: number;
  additionalRequests: string;
  paymentMethod: BookingPaymentMethod;
}

/**
 * Books a studio, and goes to the booking, or to where it is paid. Pressing twice, or trying again after
 * the connection broke, books once: the same attempt is sent under the same key until its outcome is
 * known.
 */
export function useBooking(studio: BookableStudioFragment) {
  const { t, i18n } = useTranslation('bookings');
  const [bookStudio] = useBookStudioMutation({
    update: (cache) => evictChangedByBookings(cache, studio.id),
  });
  const client = useApolloClient();
  const navigate = useNavigate();
  const user = useSession();
  const attemptKey = useRef<{ attempt: string; key: string }>(undefined);

  /** @returns what failed, or undefined when it is booked. */
  async function book(attempt: BookingAttempt): Promise<Failure | undefined> {
    const text = JSON.stringify(attempt);
    if (attemptKey.current?.attempt !== text) {
      attemptKey.current = { attempt: text, key: crypto.randomUUID() };
    }
    try {
      const { data } = await bookStudio({
        variables: {
          input: { studioId: studio.id, ...attempt, idempotencyKey: attemptKey.current.key },
        },
      });
      const { id, startsAt, zone, paymentMethod } = data!.bookStudio!.booking;
      if (user) mergeSession(client, user.id, { hasBookings: true });
      attemptKey.current = undefined;
      if (paymentMethod === 'CARD') {
        goToPay(payPath(id));
        return undefined;
      }
      showToast({
        tone: 'success',
        title: t('toast.submitted'),
        description: t('toast.submittedText', {
          studio: studio.name,
          time: formatDayAndTime(startsAt, zone, i18n.language),
        }),
      });
      void navigate(bookingPath(id));
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code !== 'NETWORK') attemptKey.current = undefined;
      const [fieldText] = Object.values(failure.fields);
      const description = fieldText ?? failure.message ?? t('toast.failedText');
      showToast({ tone: 'error', title: t('toast.failed'), description });
      return { ...failure, message: description };
    }
  }

  return book;
}
