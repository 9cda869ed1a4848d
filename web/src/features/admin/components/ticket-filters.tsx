import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { SearchField } from '#web/features/search/components/search-field.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { useTicketAssigneesSuspenseQuery } from '../tickets.generated.ts';

/** Which tickets of a state are shown, as the address says: `?category=…&assignee=…&text=…`. */
export function TicketFilters() {
  const { t } = useTranslation(['admin', 'help']);
  const [params, setParams] = usePageParams();
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

  function narrow(name: string, value: string): void {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

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
        <TextField
          key={name}
          select
          label={t(`tickets.${name}`)}
          value={params.get(name) ?? ''}
          onChange={({ target }) => narrow(name, target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 160px' }}
        >
          <option value="">{t('tickets.any')}</option>
          {choices[name].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
      ))}
    </Box>
  );
}

const filtersStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.5 } as const;
