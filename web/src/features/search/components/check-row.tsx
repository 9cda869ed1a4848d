import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Conditions to tick, one below the other. Styled as a whole, because there are many. */
export function CheckRows({ children }: { children: ReactNode }) {
  return <Box sx={rowsStyle}>{children}</Box>;
}

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
    <label>
      <input
        type="checkbox"
        name={name}
        value={value}
        form={form}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={count === undefined ? undefined : `${label} (${t('count', { count })})`}
      />
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      {count !== undefined && <em aria-hidden>{count}</em>}
    </label>
  );
}

const rowsStyle = {
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 36,
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
    '&:has(:checked)': { fontWeight: 600 },
  },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'var(--palette-primary-main)',
    cursor: 'inherit',
  },
  '& span': { flex: 1, py: 0.75 },
  '& small': { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' },
  '& [aria-hidden]': {
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontStyle: 'normal',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
