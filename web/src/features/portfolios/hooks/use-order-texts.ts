import { useTranslation } from 'react-i18next';
import type { OrderTexts } from '#web/ui/form/order-buttons.tsx';

/** What the buttons are called that order images and tracks. */
export function useOrderTexts(): OrderTexts {
  const { t } = useTranslation('portfolios');
  return {
    earlier: (number) => t('edit.earlier', { number }),
    later: (number) => t('edit.later', { number }),
    remove: (number) => t('edit.remove', { number }),
  };
}
