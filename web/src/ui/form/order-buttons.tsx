import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, X } from 'lucide-react';

/** What the buttons are called, by the number of what they are for. */
export interface OrderTexts {
  earlier: (number: number) => string;
  later: (number: number) => string;
  remove: (number: number) => string;
}

interface OrderButtonsProps<Item> {
  items: readonly Item[];
  /** Of the one that the buttons are for. */
  index: number;
  texts: OrderTexts;
  onChange: (items: Item[]) => void;
}

/** Moves one of several things up or down, or removes it. */
export function OrderButtons<Item>({ items, index, texts, onChange }: OrderButtonsProps<Item>) {
  const number = index + 1;
  const rest = items.toSpliced(index, 1);
  const moveTo = (place: number) => onChange(rest.toSpliced(place, 0, items[index]!));
  return (
    <Box sx={{ display: 'flex', mt: 0.5 }}>
      <IconButton
        aria-label={texts.earlier(number)}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
        sx={buttonStyle}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={texts.later(number)}
        disabled={number === items.length}
        onClick={() => moveTo(index + 1)}
        sx={buttonStyle}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={texts.remove(number)}
        onClick={() => onChange(rest)}
        sx={{ ...buttonStyle, ml: 'auto' }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

const buttonStyle = { width: 44, height: 44 } as const;
