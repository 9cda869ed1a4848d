import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { aboutOf, fieldsOf } from '#domain/help/ticket-category.ts';
import type { TicketField, TicketFieldName } from '#domain/help/ticket-category.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { useTicketSubjectsQuery } from '../tickets.generated.ts';
import type { TicketBookingFragment } from '../tickets.generated.ts';
import type { TicketValues } from './ticket-values.ts';

/** What the chosen category asks: its own fields, and for a booking or a studio of one's own. */
export function CategoryFields() {
  const { values } = useFormikContext<TicketValues>();
  const isLoggedIn = useSession() !== null;
  const { category } = values;
  if (category === '') return null;
  const about = aboutOf(category);
  return (
    <>
      {isLoggedIn && about && <OwnField about={about} />}
      {fieldsOf(category).map((field) => (
        <AnswerField key={field.name} field={field} />
      ))}
    </>
  );
}

function AnswerField({ field }: { field: TicketField & { name: TicketFieldName } }) {
  const { t } = useTranslation('help');
  const { name, type, isRequired, choices } = field;
  const label = isRequired
    ? t(`fields.${name}`)
    : t('write.optional', { label: t(`fields.${name}`) });
  if (choices) {
    return (
      <FormSelect name={`answers.${name}`} label={label}>
        <option value="">{t('write.choose')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`choices.${choice as 'other'}`)}
          </option>
        ))}
      </FormSelect>
    );
  }
  return (
    <FormTextField
      name={`answers.${name}`}
      label={label}
      type={inputTypes[type]}
      slotProps={{
        htmlInput: { maxLength: ticketLimits.answer },
        ...(type === 'date' && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

const inputTypes = { text: 'text', link: 'url', number: 'number', date: 'date', choice: 'text' };

/** The booking or the studio that it is about, for those who have one. */
function OwnField({ about }: { about: 'booking' | 'studio' }) {
  const { t, i18n } = useTranslation('help');
  const { data } = useTicketSubjectsQuery({ context: { fresh: false } });
  const bookings = [...(data?.upcoming.nodes ?? []), ...(data?.past.nodes ?? [])];
  const nameOf = ({ studio, startsAt }: TicketBookingFragment) =>
    t('write.bookingOf', {
      studio: studio.name,
      time: formatDayAndTime(startsAt, studio.zone, i18n.language),
    });
  const options =
    about === 'booking'
      ? bookings.map((booking) => ({ id: booking.id, label: nameOf(booking) }))
      : (data?.myStudios ?? []).map(({ studio: { id, name } }) => ({ id, label: name }));
  if (options.length === 0) return null;
  return (
    <FormSelect
      name={about === 'booking' ? 'bookingId' : 'studioId'}
      label={t('write.optional', { label: t(`write.${about}`) })}
    >
      <option value="">{t('write.none')}</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </FormSelect>
  );
}
