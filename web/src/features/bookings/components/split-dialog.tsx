import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { FormikErrors } from 'formik';
import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenDue, splitDue, splitHours } from '#domain/bookings/split.ts';
import { splitSchema } from '#domain/bookings/split.schema.ts';
import { formatDayAndTime, formatPeriod } from '#web/lib/dates.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedItems } from '#web/ui/form/repeated-items.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { evictChangedByBookings } from '../changed-by-bookings.ts';
import {
  emptyMember,
  initialSplit,
  MEMBERS_LIMIT,
  typedEqually,
  typedHours,
  typedSplit,
  withMembers,
} from '../split-values.ts';
import type { SplitValues } from '../split-values.ts';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { useSplitBookingMutation } from './split.generated.ts';

/** Offers bands whose members are known, and calls back with what they are called. */
export type Bands = ComponentType<{ onChoose: (usernames: readonly string[]) => void }>;

interface SplitDialogProps {
  Bands?: Bands | undefined;
  booking: Pick<
    BookingDetailFragment,
    'id' | 'totalCents' | 'studio' | 'createdAt' | 'startsAt' | 'zone'
  >;
  onClose: () => void;
  /** Called when people are invited. */
  onChanged: () => void;
}

/** Asks who shares the payment of a booking, and how much each pays. */
export function SplitDialog({ Bands, booking, onClose, onChanged }: SplitDialogProps) {
  const { t, i18n } = useTranslation('bookings');
  const { id, totalCents, studio, createdAt, startsAt, zone } = booking;
  // What can be chosen stays while it is chosen; the server knows whether it still can.
  const [now] = useState(() => Date.now());
  const latest = splitDue(Date.parse(createdAt), Date.parse(startsAt));
  const schema = useMemo(
    () => splitSchema({ totalCents, hours: splitHours(now, latest) }),
    [totalCents, now, latest],
  );
  const validate = useValidation(schema);
  const [splitBooking] = useSplitBookingMutation({
    update: (cache) => evictChangedByBookings(cache, studio.id),
  });
  const typed = (values: SplitValues) => typedSplit(values, totalCents, i18n.language);

  async function split(values: SplitValues): Promise<void> {
    await splitBooking({ variables: { input: { id, ...typed(values) } } });
    showToast({ tone: 'success', title: t('split.sent') });
    onChanged();
    onClose();
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={t('split.start')} maxWidth="sm" fillsPhone>
      <SubmitForm<SplitValues>
        initialValues={initialSplit}
        validate={(values) => validate(typed(values))}
        onSubmit={split}
        failed={t('split.failed')}
      >
        {({ isSubmitting, values, setValues }) => (
          <>
            <Typography color="textSecondary">{t('split.explanation')}</Typography>
            {Bands && (
              <Optional>
                <Bands onChoose={(names) => void setValues(withMembers(values, names))} />
              </Optional>
            )}
            <MemberFields />
            <Amounts totalCents={totalCents} />
            <DeadlineField now={now} latest={latest} zone={zone} />
            <Box sx={buttonsStyle}>
              <Button color="inherit" variant="outlined" disabled={isSubmitting} onClick={onClose}>
                {t('split.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('split.send')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

function MemberFields() {
  const { t } = useTranslation('bookings');
  const { values } = useFormikContext<SplitValues>();
  const texts = {
    title: t('split.members'),
    help: t('split.membersHelp', { max: MEMBERS_LIMIT }),
    add: t('split.add'),
    remove: (number: number) => t('split.remove', { number }),
  };
  return (
    <RepeatedItems name="members" max={MEMBERS_LIMIT} emptyItem={emptyMember} texts={texts}>
      {({ path, number }) => (
        <>
          <FormTextField
            name={`${path}.who`}
            label={t('split.who', { number })}
            slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off' } }}
          />
          {!values.isEqual && (
            <AmountField name={`${path}.amountCents`} label={t('split.amount', { number })} />
          )}
        </>
      )}
    </RepeatedItems>
  );
}

/** What is wrong with any of the amounts. */
function amountError({ ownCents, members }: FormikErrors<SplitValues>): string | undefined {
  const others = Array.isArray(members) ? members : [];
  const wrong = others.map((member) =>
    typeof member === 'object' ? member.amountCents : undefined,
  );
  return [ownCents, ...wrong].find((text) => text !== undefined);
}

function Amounts({ totalCents }: { totalCents: number }) {
  const { t, i18n } = useTranslation('bookings');
  const { charge, chargeInWords } = useMoney();
  const { values, errors, setValues } = useFormikContext<SplitValues>();
  const { ownCents, members } = typedSplit(values, totalCents, i18n.language);
  const cents = members.map(({ amountCents }) => amountCents);
  const sum = cents.reduce((total, one) => total + one, ownCents);
  // Equal amounts have no fields that would say what is wrong with them.
  const error = values.isEqual ? amountError(errors) : undefined;
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={values.isEqual}
            onChange={(_, isEqual) =>
              void setValues(
                isEqual ? { ...values, isEqual } : typedEqually(values, totalCents, i18n.language),
              )
            }
          />
        }
        label={t('split.equally')}
      />
      {!values.isEqual && <AmountField name="ownCents" label={t('split.own')} />}
      <Box component="output" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
        {values.isEqual
          ? t('split.yours', { amount: chargeInWords(ownCents) })
          : t('split.sum', {
              sum: Number.isNaN(sum) ? '–' : charge(sum),
              total: charge(totalCents),
            })}
        {values.isEqual && cents.some((one) => one !== ownCents) && ` ${t('split.oddCents')}`}
      </Box>
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </>
  );
}

interface DeadlineFieldProps {
  /** When the choice was offered, and the end of what can be chosen: epoch milliseconds. */
  now: number;
  latest: number;
  /** Of the studio. */
  zone: string;
}

/** Until when all have to pay, to be chosen where there is time to choose from. */
function DeadlineField({ now, latest, zone }: DeadlineFieldProps) {
  const { t, i18n } = useTranslation('bookings');
  const { values } = useFormikContext<SplitValues>();
  const choices = splitHours(now, latest);
  const due = new Date(chosenDue(now, latest, typedHours(values))).toISOString();
  const until = t('split.deadlineHelp', { time: formatDayAndTime(due, zone, i18n.language) });
  if (choices.length === 0) return <Typography>{until}</Typography>;
  return (
    <FormSelect name="payWithinHours" label={t('split.deadline')} helperText={until}>
      <option value="">{t('split.deadlineLatest')}</option>
      {choices.map((hours) => (
        <option key={hours} value={hours}>
          {formatPeriod(hours, i18n.language)}
        </option>
      ))}
    </FormSelect>
  );
}

function AmountField(props: { name: string; label: string }) {
  return (
    <FormTextField
      {...props}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  justifyContent: 'flex-end',
} as const;
