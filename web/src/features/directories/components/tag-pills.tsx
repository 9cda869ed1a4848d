import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pillStyle } from '#web/ui/pill-style.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface PillProps {
  label: string;
  /** How many places it would leave. */
  count?: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that can be asked for, to press or to tick. */
export function Pill({ label, count, checked, onChange }: PillProps) {
  const { t } = useTranslation('directories');
  return (
    <Box component="label" sx={styleOfPill}>
      <Box
        component="input"
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={count === undefined ? undefined : t('filters.counted', { label, count })}
        sx={visuallyHidden}
      />
      {label}
      {count !== undefined && (
        <Box component="span" aria-hidden sx={{ opacity: 0.7, fontWeight: 400 }}>
          {count}
        </Box>
      )}
    </Box>
  );
}

interface TagPillsProps<Tag extends string> {
  label: string;
  options: readonly { id: Tag; label: string; count?: number | undefined }[];
  chosen: readonly Tag[];
  onChange: (chosen: Tag[]) => void;
}

/** Any number of tags. On phones they are one row to swipe through. */
export function TagPills<Tag extends string>({
  label,
  options,
  chosen,
  onChange,
}: TagPillsProps<Tag>) {
  const toggle = (tag: Tag, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, tag] : chosen.filter((other) => other !== tag));
  return (
    <Box component="fieldset" aria-label={label} sx={rowStyle}>
      {options.map(({ id, label: name, count }) => (
        <Pill
          key={id}
          label={name}
          count={count}
          checked={chosen.includes(id)}
          onChange={(isChosen) => toggle(id, isChosen)}
        />
      ))}
    </Box>
  );
}

const styleOfPill = {
  ...pillStyle,
  display: 'inline-flex',
  flex: 'none',
  gap: 0.75,
  minHeight: 36,
  px: 1.5,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const rowStyle = {
  display: 'flex',
  minWidth: 0,
  border: 0,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  // On phones one row to swipe through, which bleeds to the edges of the screen.
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
} as const;
