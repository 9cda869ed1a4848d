import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';

interface ListFiltersProps {
  label: string;
  children: ReactNode;
  /** The space above them. */
  mt?: number;
}

/** What a list is narrowed by, side by side where there is room. */
export function ListFilters({ label, children, mt = 0 }: ListFiltersProps) {
  return (
    <Box component="search" aria-label={label} sx={{ ...filtersStyle, mt }}>
      {children}
    </Box>
  );
}

interface FilterProps {
  /** The parameter of the address that keeps it. */
  name: string;
  label: string;
}

interface TextFilterProps extends FilterProps {
  maxLength?: number;
}

/** Words that the address keeps. */
export function TextFilter({ name, label, maxLength = SEARCH_TEXT_LIMIT }: TextFilterProps) {
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  return (
    <Box sx={{ flex: '2 1 220px', maxWidth: { sm: 420 } }}>
      <SearchField
        label={label}
        value={params.get(name) ?? ''}
        onCommit={(text) => setParam(name, text)}
        input={{ type: 'search', maxLength }}
      />
    </Box>
  );
}

interface ChoiceFilterProps extends FilterProps {
  /** What there is to choose from: what the address says of each, and what it is called. */
  options: readonly (readonly [value: string, label: string])[];
  /** What choosing none of them is called; where that cannot be, the first is chosen to begin with. */
  all?: string;
}

/** One of several, which the address keeps; what it says and nobody knows is as if it said nothing. */
export function ChoiceFilter({ name, label, options, all }: ChoiceFilterProps) {
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  const asked = options.find(([value]) => value === params.get(name));
  const fallback = all === undefined ? options[0]?.[0] : '';
  return (
    <ChoiceSelect
      label={label}
      value={asked?.[0] ?? fallback ?? ''}
      onChange={(value) => setParam(name, value)}
      all={all}
      sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </ChoiceSelect>
  );
}

const filtersStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 } as const;
