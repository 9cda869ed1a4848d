import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface ChoiceGroupProps<Id extends string> {
  /** Says what is chosen. */
  label: string;
  choices: readonly { id: Id; title: string; detail?: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A few things of which one is chosen, side by side: radio buttons that look like what they stand for. */
export function ChoiceGroup<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceGroupProps<Id>) {
  const name = useId();
  return (
    <Box component="fieldset" sx={groupStyle}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={choicesStyle}>
        {choices.map(({ id, title, detail }) => (
          <Box component="label" key={id} sx={choiceStyle}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              sx={visuallyHidden}
            />
            <Box component="span" sx={{ fontWeight: 600 }}>
              {title}
            </Box>
            {detail && (
              <Typography component="span" variant="body2" color="textSecondary">
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const groupStyle = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

const choicesStyle = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
} as const;

const choiceStyle = {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 0.25,
  minHeight: 48,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: '0 0 0 1px var(--palette-primary-main)',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--palette-primary-main)',
    outlineOffset: 2,
  },
} as const;
