import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import type { CartLineFragment } from '../cart.generated.ts';

/** What was chosen of something, a line for each choice. */
export function useOptionTexts({
  variant,
  options,
}: Pick<CartLineFragment, 'variant' | 'options'>): string[] {
  const { t, i18n } = useTranslation('carts');
  const { price } = useMoney();
  const { giftCardValue, recipientEmail, recipientName, message, deliverOn } = options;
  const { size, frame, style } = options;
  const recipient = recipientName ?? recipientEmail;
  return [
    ...variant.options.map(({ name, value }) => t('options.variant', { name, value })),
    ...(giftCardValue === null ? [] : [t('options.value', { value: price(giftCardValue) })]),
    ...(recipient === null ? [] : [t('options.recipient', { recipient })]),
    ...(message === null ? [] : [t('options.message', { message })]),
    ...(deliverOn === null
      ? []
      : [t('options.deliverOn', { day: dayIn(deliverOn, i18n.language) })]),
    ...(size === null ? [] : [t(`options.size.${size}`)]),
    ...(frame === null ? [] : [t(`options.frame.${frame}`)]),
    ...(style === null ? [] : [t(`options.style.${style}`)]),
  ];
}

/** A day in words. */
function dayIn(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
