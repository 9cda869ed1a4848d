import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pillStyle } from '#web/ui/pill-style.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface ChoiceProps {
  /** The same for all among which one is chosen. */
  name: string;
  value: string | number;
  isChosen: boolean;
  /** Whether the focus begins here. */
  hasFocus: boolean;
  /** What it is called where that is more than what it shows. */
  label?: string | undefined;
  onChoose: () => void;
  /** Called when somebody has settled for it, by pressing it or by Enter: arrow keys look around. */
  onDone: () => void;
  children: ReactNode;
}

/** One of several choices: a radio button in the form of a pill. */
export function Choice({
  name,
  value,
  isChosen,
  hasFocus,
  label,
  onChoose,
  onDone,
  children,
}: ChoiceProps) {
  const settle = () => {
    onChoose();
    onDone();
  };
  return (
    <Box
      component="label"
      sx={choiceStyle}
      onClick={({ target }) => {
        // Arrow keys press the radio button itself, and so does what follows a press on its label.
        if (!(target instanceof HTMLInputElement)) settle();
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle();
        }}
        autoFocus={hasFocus}
        sx={visuallyHidden}
        aria-label={label}
      />
      {children}
    </Box>
  );
}

const choiceStyle = {
  ...pillStyle,
  display: 'flex',
  justifyContent: 'center',
  gap: 0.5,
  minHeight: 40,
  px: 1,
  whiteSpace: 'nowrap',
} as const;
