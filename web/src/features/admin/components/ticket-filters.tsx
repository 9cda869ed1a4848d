import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { useTicketAssigneesSuspenseQuery } from '../tickets.generated.ts';

/** Which tickets of a state are shown, as the address says: `?category=…&assignee=…&text=…`. */
export function TicketFilters() {
  const { t } = useTranslation(['admin', 'help']);
  const [params] = usePageParams();
  const narrow = useSetPageParam();
  const { data } = useTicketAssigneesSuspenseQuery();
  const choices = {
    category: ticketCategories.map(
      (category) => [category, t(`help:ticketCategories.${enumName(category)}`)] as const,
    ),
    assignee: [
      ['nobody', t('tickets.nobody')] as const,
      ...data.ticketAssignees.map(({ id, name }) => [id, name] as const),
    ],
  };

  return (
    <Box component="search" aria-label={t('tickets.title')} sx={filtersStyle}>
      <Box sx={{ flex: '2 1 200px' }}>
        <SearchField
          label={t('tickets.words')}
          value={params.get('text') ?? ''}
          onCommit={(text) => narrow('text', text)}
          input={{ type: 'search', maxLength: ticketLimits.text }}
        />
      </Box>
      {(['category', 'assignee'] as const).map((name) => (
        <ChoiceSelect
          key={name}
          label={t(`tickets.${name}`)}
          value={params.get(name) ?? ''}
          onChange={(value) => narrow(name, value)}
          sx={{ flex: '1 1 160px' }}
          all={t('tickets.any')}
        >
          {choices[name].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChoiceSelect>
      ))}
    </Box>
  );
}

const filtersStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.5 } as const;
