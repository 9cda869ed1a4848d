import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlaceButton } from './place-button.tsx';

interface PlacingProps {
  text: string;
  button: string;
  /** @returns whether the order is placed; a page of somebody else's is opened otherwise */
  place: () => Promise<boolean>;
  onPlaced: () => void;
}

/** Places an order for which no card is entered, and says before what comes of it. */
export function Placing({ text, ...button }: PlacingProps) {
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{text}</Typography>
      <PlaceButton {...button} />
    </Stack>
  );
}
