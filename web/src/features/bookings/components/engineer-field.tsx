import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import type { Slot } from '../hooks/use-slot.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';

interface EngineerFieldProps {
  studio: BookableStudioFragment;
  slot: Slot;
  disabled: boolean;
}

/** Adds an engineer where that is a choice, and says what one adds to the price. */
export function EngineerField({ studio, slot, disabled }: EngineerFieldProps) {
  const { t } = useTranslation('bookings');
  const { price } = useMoney();
  const { bookingMode, isEngineerOptional, engineerFeeCents } = studio;
  const { hours, engineer } = slot.selection;
  if (bookingMode === 'SESSION' || !isEngineerOptional || engineerFeeCents === 0) return null;
  return (
    <FormControlLabel
      control={<Checkbox size="small" />}
      label={t('card.withEngineer', { price: price(hours * engineerFeeCents) })}
      checked={engineer}
      onChange={(_, isChecked) => slot.select({ engineer: isChecked })}
      disabled={disabled}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mt: 0.25, mb: -0.75 }}
    />
  );
}
