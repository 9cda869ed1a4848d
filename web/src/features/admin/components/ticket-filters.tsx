import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { useTicketAssigneesSuspenseQuery } from '../tickets.generated.ts';
import { ChoiceFilter, ListFilters, TextFilter } from './list-filters.tsx';

/** Which tickets of a state are shown, as the address says: `?category=…&assignee=…&text=…`. */
export function TicketFilters() {
  const { t } = useTranslation(['admin', 'help']);
  const { data } = useTicketAssigneesSuspenseQuery();
  return (
    <ListFilters label={t('tickets.title')} mt={2.5}>
      <TextFilter name="text" label={t('tickets.words')} maxLength={ticketLimits.text} />
      <ChoiceFilter
        name="category"
        label={t('tickets.category')}
        all={t('tickets.any')}
        options={ticketCategories.map((category) => [
          category,
          t(`help:ticketCategories.${enumName(category)}`),
        ])}
      />
      <ChoiceFilter
        name="assignee"
        label={t('tickets.assignee')}
        all={t('tickets.any')}
        options={[
          ['nobody', t('tickets.nobody')],
          ...data.ticketAssignees.map(({ id, name }) => [id, name] as const),
        ]}
      />
    </ListFilters>
  );
}
