import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { giftCardRange } from '#domain/catalog/gift-card.ts';
import { GRANTED_MIN_CENTS, grantedGiftCardSchema } from '#domain/orders/gift-card.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import { readDecimal } from '#web/lib/numbers.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { errorsOf } from '#web/ui/form/validation.ts';
import { useMessages } from '#web/ui/messages.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AdminGiftCardsDocument, useIssueGiftCardMutation } from '../gift-cards.generated.ts';
import { DialogButtons } from './dialog-buttons.tsx';

interface GiftCardDialogProps {
  onClose: () => void;
}

/** A gift card as it is typed. */
interface GiftCardValues {
  /** Dollars. */
  amount: string;
  email: string;
  recipientName: string;
  message: string;
  language: Language;
  reason: string;
}

const blank: GiftCardValues = {
  amount: '25',
  email: '',
  recipientName: '',
  message: '',
  language: 'en',
  reason: '',
};

/** Gives somebody a gift card, for a reason. */
export function GiftCardDialog({ onClose }: GiftCardDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const translate = useMessages();
  const [issue] = useIssueGiftCardMutation({ refetchQueries: [AdminGiftCardsDocument] });
  // The same for as long as the dialog is open: who sends twice issues one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const termsOf = ({ amount, email, recipientName, message, reason }: GiftCardValues) => ({
    email,
    recipientName,
    message,
    reason,
    amountCents: Math.round(readDecimal(amount, i18n.language) * 100),
  });

  function validate(values: GiftCardValues) {
    const errors = errorsOf(grantedGiftCardSchema, termsOf(values), translate);
    const { amountCents, ...others } = errors;
    if (amountCents === undefined) return others;
    const range = { min: charge(GRANTED_MIN_CENTS), max: charge(giftCardRange.max) };
    return { ...others, amount: t('orders.amountRange', range) };
  }

  async function submit(values: GiftCardValues): Promise<Failure | undefined> {
    const language = enumName(values.language);
    try {
      await issue({ variables: { input: { ...termsOf(values), language, idempotencyKey } } });
    } catch (error) {
      return failureOf(error);
    }
    showToast({ tone: 'success', title: t('giftCards.issued', { recipient: values.email }) });
    onClose();
    return undefined;
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={t('giftCards.issue')} maxWidth="sm">
      <SubmitForm
        initialValues={blank}
        validate={validate}
        failed={t('orders.failed')}
        asksBeforeLeaving
        spacing={2}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="amount"
              label={t('coupons.dollars')}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
            <FormTextField name="email" type="email" label={t('giftCards.email')} />
            <FormTextField name="recipientName" label={t('giftCards.name')} autoComplete="off" />
            <FormTextField name="message" label={t('giftCards.message')} multiline minRows={2} />
            <FormSelect name="language" label={t('giftCards.language')}>
              {languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageNames[one]}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="reason"
              label={t('orders.reason')}
              helperText={t('orders.refundReasonHelp')}
              multiline
              minRows={2}
            />
            <DialogButtons
              label={t('giftCards.issue')}
              isSubmitting={isSubmitting}
              onClose={onClose}
            />
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
