import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ApiFieldFragment } from '../api-reference.generated.ts';
import { codeStyle } from './code-style.ts';

interface FieldListProps {
  /** Names what they are fields of. */
  label: string;
  fields: readonly (Omit<ApiFieldFragment, '__typename'> & { note?: string })[];
}

/** Names, types and meanings of values. */
export function FieldList({ label, fields }: FieldListProps) {
  const { t } = useTranslation('integrations');
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {fields.map(({ name, type, isRequired, description, note }) => (
        <Box component="li" key={`${note ?? ''} ${name}`} sx={{ py: 0.75 }}>
          <Box component="code" sx={{ ...codeStyle, fontWeight: 600 }}>
            {name}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <span lang="en">{type}</span>
            {note !== undefined && ` · ${note}`}
            {isRequired && ` · ${t('rest.required')}`}
          </Box>
          {description && <div lang="en">{description}</div>}
        </Box>
      ))}
    </Box>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', fontSize: '0.9375rem' } as const;
