import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import type { CartLineFragment } from '../cart.generated.ts';

interface LineNotesProps {
  line: CartLineFragment;
  /** Takes as many as there are. */
  onTake: (quantity: number) => void;
}

/** What has changed since something was put into the cart: its price, or how many there are. */
export function LineNotes({ line, onTake }: LineNotesProps) {
  const { t } = useTranslation('carts');
  const { amount } = useMoney();
  const { quantity, isAvailable, availableQuantity, previousUnitCents } = line;
  if (!isAvailable) return <Note text={t('note.gone')} />;
  const left = availableQuantity ?? quantity;
  return (
    <>
      {previousUnitCents !== null && (
        <Note text={t('note.price', { before: amount(previousUnitCents) })} />
      )}
      {left < quantity && (
        <>
          <Note text={t('note.fewer', { count: left })} />
          <Button size="small" variant="outlined" color="inherit" onClick={() => onTake(left)}>
            {t('note.take', { count: left })}
          </Button>
        </>
      )}
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Box sx={{ my: 0.5, pl: 1.25, borderLeft: 3, borderColor: 'warning.main' }}>
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
