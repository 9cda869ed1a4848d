import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#domain/messages/message.ts';

/** Words messages of domain/ in the reader's language. */
export function useMessages(): (message: Message) => string {
  const { t } = useTranslation('domain');
  return useCallback(({ key, values }) => t(key, { ...values }), [t]);
}
