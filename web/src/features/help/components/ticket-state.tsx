import { useTranslation } from 'react-i18next';
import { Tag } from '#web/ui/tag.tsx';
import type { TicketState } from '#web/lib/schema.generated.ts';

/** Where a ticket stands, as its sender thinks of it. */
export function TicketStateTag({ state }: { state: TicketState }) {
  const { t } = useTranslation('help');
  return (
    <Tag size="small" tone={state === 'SOLVED' ? 'success' : 'neutral'}>
      {t(`tickets.states.${state}`)}
    </Tag>
  );
}
