import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface CheckRowProps {
  /** Query parameter. */
  name: string;
  value: string;
  form: string;
  label: string;
  /** What it means, where the label does not say it all. */
  help?: string;
  /** How many studios it would leave. */
  count?: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A condition to tick. */
export function CheckRow({
  name,
  value,
  form,
  label,
  help,
  count,
  checked,
  onChange,
}: CheckRowProps) {
  const { t } = useTranslation('studios');
  return (
    <Box component="label" sx={rowStyle}>
      <input
        type="checkbox"
        name={name}
        value={value}
        form={form}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Box component="span" sx={{ flex: 1, py: 0.75 }}>
        {label}
        {help && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            {help}
          </Box>
        )}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={countStyle}>
          <span aria-hidden>{count}</span>
          <Box component="span" sx={visuallyHidden}>
            {` (${t('count', { count })})`}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 36,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'inherit',
  },
  '&:has(:checked)': { fontWeight: 600 },
} as const;

const countStyle = {
  position: 'relative',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
} as const;
