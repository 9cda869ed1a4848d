import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GIFT_DAYS_AHEAD,
  GIFT_MESSAGE_LIMIT,
  giftCardRange,
  giftCardValues,
} from '#domain/catalog/gift-card.ts';
import { addDays, formatDate } from '#domain/time/calendar.ts';
import { PillOptions } from '#web/features/search/components/pill-options.tsx';
import { useNow } from '#web/ui/clock.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { isGiftValue } from '../gift-choice.ts';
import type { GiftChoice } from '../gift-choice.ts';

interface GiftFieldsProps {
  gift: GiftChoice;
  onChange: (change: Partial<GiftChoice>) => void;
}

/** In place of one of the values that are offered. */
const OTHER = 'other';

/** What a gift card is worth, whom it is for, and when it is sent. */
export function GiftFields({ gift, onChange }: GiftFieldsProps) {
  const { t } = useTranslation('catalog');
  const { charge } = useMoney();
  const today = formatDate(useNow());
  const text = (name: 'recipientName' | 'recipientEmail' | 'message' | 'deliverOn') => ({
    label: t(`gift.${name}`),
    value: gift[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    fullWidth: true,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ValueField cents={gift.valueCents} onChange={(valueCents) => onChange({ valueCents })} />
      <TextField {...text('recipientName')} autoComplete="off" />
      <TextField
        {...text('recipientEmail')}
        type="email"
        autoComplete="off"
        helperText={t('gift.recipientEmailHelp')}
      />
      <TextField
        {...text('message')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: GIFT_MESSAGE_LIMIT } }}
      />
      <TextField
        {...text('deliverOn')}
        type="date"
        helperText={t('gift.deliverOnHelp', { value: charge(gift.valueCents || 0) })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: today, max: addDays(today, GIFT_DAYS_AHEAD) },
        }}
      />
    </Box>
  );
}

function ValueField({ cents, onChange }: { cents: number; onChange: (cents: number) => void }) {
  const { t } = useTranslation('catalog');
  const { charge } = useMoney();
  const isOffered = giftCardValues.some((value) => value === cents);
  const [isOther, setIsOther] = useState(false);
  const [typed, setTyped] = useState('');
  const range = {
    min: charge(giftCardRange.min),
    max: charge(giftCardRange.max),
  };
  return (
    <div>
      <PillOptions
        name="gift-value"
        label={t('gift.value')}
        value={isOther || !isOffered ? OTHER : String(cents)}
        options={[
          ...giftCardValues.map((value) => ({ value: String(value), label: charge(value) })),
          { value: OTHER, label: t('gift.otherValue') },
        ]}
        onChange={(value) => {
          setIsOther(value === OTHER);
          onChange(value === OTHER ? centsOf(typed) : Number(value));
        }}
      />
      {isOther && (
        <TextField
          label={t('gift.dollars')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(centsOf(target.value));
          }}
          error={typed !== '' && !isGiftValue(cents)}
          helperText={t('gift.range', range)}
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ mt: 2 }}
        />
      )}
    </div>
  );
}

/** The cents of whole dollars as somebody types them; NaN for anything else. */
function centsOf(typed: string): number {
  return /^\s*\$?\s*\d{1,6}\s*$/.test(typed)
    ? Number(typed.replaceAll(/\D/g, '')) * 100
    : Number.NaN;
}
