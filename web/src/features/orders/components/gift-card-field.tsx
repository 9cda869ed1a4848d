import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { normalizedCode } from '#domain/orders/gift-card-code.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMessages } from '#web/ui/messages.ts';
import { useMoney } from '#web/ui/money.tsx';
import { GiftCardBalanceDocument } from '../checkout.generated.ts';
import type { QuoteFieldsFragment } from '../checkout.generated.ts';

interface GiftCardFieldProps {
  codes: readonly string[];
  /** What each pays, in their order. */
  parts: QuoteFieldsFragment['giftCards'];
  onChange: (codes: readonly string[]) => void;
}

const schema = object({ code: trimmed().required(message('orders.giftCardUnknown')) });

/** Gift cards that pay for the order, or for a part of it. */
export function GiftCardField({ codes, parts, onChange }: GiftCardFieldProps) {
  const { t } = useTranslation('orders');
  const { charge } = useMoney();
  const client = useApolloClient();
  const translate = useMessages();
  const validate = useValidation(schema);
  return (
    <section aria-label={t('giftCards.title')}>
      <SubmitForm
        initialValues={{ code: '' }}
        validate={validate}
        validateOnBlur={false}
        failed={t('giftCards.failed')}
        onSubmit={async ({ code }, { setFieldError, resetForm }) => {
          const known = normalizedCode(code);
          if (codes.includes(known)) {
            return setFieldError('code', translate(message('orders.giftCardTwice')));
          }
          const { data } = await client.query({
            query: GiftCardBalanceDocument,
            variables: { code: known },
            fetchPolicy: 'no-cache',
          });
          if (data?.giftCard.balanceCents === 0) {
            return setFieldError('code', translate(message('orders.giftCardEmpty')));
          }
          onChange([...codes, known]);
          resetForm();
          return undefined;
        }}
      >
        {({ isSubmitting }) => (
          <Box sx={rowStyle}>
            <FormTextField
              name="code"
              size="small"
              label={t('giftCards.code')}
              autoComplete="off"
              slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
            />
            <Button type="submit" variant="outlined" color="inherit" disabled={isSubmitting}>
              {t('giftCards.apply')}
            </Button>
          </Box>
        )}
      </SubmitForm>
      {codes.map((code, index) => {
        const name = t('giftCards.ending', { lastFour: code.slice(-4) });
        return (
          <Box key={code} sx={cardStyle}>
            <Typography>{name}</Typography>
            <Typography sx={{ ml: 'auto' }}>{charge(parts[index]?.cents ?? 0)}</Typography>
            <Button
              size="small"
              color="inherit"
              aria-label={t('giftCards.removeNamed', { name })}
              onClick={() => onChange(codes.filter((other) => other !== code))}
            >
              {t('giftCards.remove')}
            </Button>
          </Box>
        );
      })}
    </section>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1.5,
} as const;

const cardStyle = { display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 } as const;
