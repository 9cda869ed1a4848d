import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
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
import { useFilledBefore } from '#web/ui/hydrated.ts';
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
    onType: (value: string) => onChange({ [name]: value }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ValueField cents={gift.valueCents} onChange={(valueCents) => onChange({ valueCents })} />
      <GiftTextField {...text('recipientName')} autoComplete="off" />
      <GiftTextField
        {...text('recipientEmail')}
        type="email"
        autoComplete="off"
        helperText={t('gift.recipientEmailHelp')}
      />
      <GiftTextField
        {...text('message')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: GIFT_MESSAGE_LIMIT } }}
      />
      <GiftTextField
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

interface GiftTextFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onType: (value: string) => void;
}

/** Keeps what was typed while the code was on its way. */
function GiftTextField({ value, onType, ...props }: GiftTextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useFilledBefore(field, (before) => {
    if (before.value !== value) onType(before.value);
  });
  return (
    <TextField
      {...props}
      inputRef={field}
      value={value}
      onChange={({ target }) => onType(target.value)}
      fullWidth
    />
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
