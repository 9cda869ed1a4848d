import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { cancellationDeadlines, cancellationPolicies } from '#domain/bookings/cancellation.ts';
import { cancellationKinds } from '#domain/studios/studio-content.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { priceOf } from '#web/features/studios/pricing.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { possibleMethod } from '../payment-method.ts';
import { useBooking } from '../hooks/use-booking.ts';
import type { Selection } from '../hooks/use-selection.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PriceLines } from './price-lines.tsx';
import { RequestField } from './request-field.tsx';
import { ReserveButton } from './reserve-button.tsx';
import type { Start } from './start-list.tsx';

interface ReserveFormProps {
  studio: BookableStudioFragment;
  selection: Selection;
  /** Undefined until a start that is free is chosen. */
  start: Start | undefined;
  isDayChosen: boolean;
  onBusyChange: (busy: boolean) => void;
  /** Called when the server refused, so that what is free is looked up again. */
  onRefused: () => void;
}

/** That something is to be booked, in the terms of `asked`. */
interface Agreement {
  to: string;
}

const DRAFT_FIELDS = ['additionalRequests', 'paymentMethod'] as const;

/**
 * The price, the button and the terms. Whoever is not logged in signs in first; then what they asked
 * for is sent by itself, once, at the price that they saw.
 */
export function ReserveForm({
  studio,
  selection,
  start,
  isDayChosen,
  onBusyChange,
  onRefused,
}: ReserveFormProps) {
  const { t } = useTranslation('bookings');
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  const book = useBooking(studio);
  const button = useRef<HTMLButtonElement>(null);
  const { hours, engineer: withEngineer } = selection;
  const quote =
    start && priceOf(studio, { hours, startMinutes: minutesOfDay(start.startTime), withEngineer });
  // What is asked for, with its price: nothing else is sent by itself.
  const asked = [studio.id, start && Date.parse(start.startsAt), hours, quote?.totalCents].join(
    '-',
  );
  // Whoever has signed in for it has agreed to it.
  const [agreement, setAgreement] = useState<Agreement>();
  const sent = useRef<Agreement>(undefined);
  const sendAgreed = useEffectEvent(() => {
    if (agreement?.to !== asked || sent.current === agreement) return;
    sent.current = agreement;
    button.current?.form?.requestSubmit();
  });
  // Only as they come back, and not when they choose again later.
  useEffect(() => {
    if (isLoggedIn && agreement) sendAgreed();
  }, [isLoggedIn, agreement]);
  const agree = () => setAgreement({ to: asked });
  usePendingAction('booking', agree, asked);

  return (
    <SubmitForm
      initialValues={{
        additionalRequests: '',
        paymentMethod: possibleMethod(studio.paymentMethods, undefined),
      }}
      validate={acceptAll}
      failed={t('toast.failedText')}
      draft={{ form: `booking ${studio.id}`, fields: DRAFT_FIELDS }}
      spacing={1.5}
      onBusyChange={onBusyChange}
      onFailure={({ code }) => {
        if (code !== 'NETWORK') onRefused();
      }}
      onSubmit={async ({ additionalRequests, paymentMethod }) => {
        if (!start || !quote) {
          const missing = isDayChosen ? 'toast.selectStart' : 'toast.selectDate';
          showToast({ tone: 'error', title: t(missing) });
          return 'unsent';
        }
        if (!isLoggedIn) {
          openAuthDialog('login', agree, { kind: 'booking', subject: asked });
          return 'unsent';
        }
        const { startsAt } = start;
        const { totalCents: totalPriceCents } = quote;
        return book({
          startsAt,
          hours,
          withEngineer,
          totalPriceCents,
          additionalRequests,
          paymentMethod: possibleMethod(studio.paymentMethods, paymentMethod),
        });
      }}
      above={
        quote && (
          <PriceLines
            totalCents={quote.totalCents}
            lines={quote.lines.map((line) => ({ ...line, kind: enumName(line.kind) }))}
          />
        )
      }
    >
      {({ isSubmitting }) => (
        <>
          {quote && <RequestField />}
          {start && <PaymentChoice methods={studio.paymentMethods} isInstant={start.instant} />}
          <ReserveButton ref={button} slot={start} isProcessing={isSubmitting} />
          {start && (
            <CancellationTerms
              zone={studio.zone}
              terms={cancellationDeadlines(
                cancellationPolicies[enumValue(studio.cancellation, cancellationKinds)],
                Date.parse(start.startsAt),
              ).map(({ tier, until }) => ({ tier: enumName(tier), until }))}
            />
          )}
        </>
      )}
    </SubmitForm>
  );
}

/** What may be said is bounded by the field. */
function acceptAll(): Record<string, never> {
  return {};
}
