import { useTranslation } from 'react-i18next';
import type { OrderDetailFragment } from '../orders.generated.ts';

/** Says what was chosen of an item, a line for each choice. */
export function useChoiceTexts(): (item: OrderDetailFragment['items'][number]) => string[] {
  const { t } = useTranslation(['orders', 'carts']);
  return ({ choices, print }) =>
    print
      ? [
          t(`carts:options.size.${print.size}`),
          t(`carts:options.frame.${print.frame}`),
          t(`carts:options.style.${print.style}`),
          ...(print.trackTitle ? [t('items.track', { title: print.trackTitle })] : []),
        ]
      : choices.map(({ name, value }) => t('items.choice', { name, value }));
}
