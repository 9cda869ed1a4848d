import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { ticketPriorities, ticketStates } from '#domain/help/ticket.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { ChangeTicketInput } from '#web/lib/schema.generated.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAssignTicketMutation, useChangeTicketMutation } from '../tickets.generated.ts';
import type { TicketToAnswerQuery } from '../tickets.generated.ts';

type TicketAtDesk = NonNullable<TicketToAnswerQuery['ticket']>;

interface TicketDeskProps {
  ticket: TicketAtDesk;
  assignees: TicketToAnswerQuery['ticketAssignees'];
  /** Asks again how it stands, where somebody else has changed it. */
  onRefused: () => void;
}

/** Where a ticket stands, how soon it should be answered, what it is about, and whose it is. */
export function TicketDesk({ ticket, assignees, onRefused }: TicketDeskProps) {
  const { t } = useTranslation(['admin', 'help']);
  const me = useSession();
  const [changeTicket, { loading: isChanging }] = useChangeTicketMutation();
  const [assignTicket, { loading: isAssigning }] = useAssignTicketMutation();
  const { id, state, category, desk } = ticket;
  const assigneeId = desk?.assigneeId ?? '';

  async function saying(work: Promise<unknown>): Promise<void> {
    try {
      await work;
      showToast({ tone: 'success', title: t('tickets.changed') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('tickets.changeFailed'), description: message });
      onRefused();
    }
  }

  const change = (to: Omit<ChangeTicketInput, 'id'>) =>
    void saying(changeTicket({ variables: { input: { id, ...to } } }));
  const assign = (to: string) =>
    void saying(
      assignTicket({
        variables: { input: { id, assigneeId: to || null, replaces: assigneeId || null } },
      }),
    );

  const shared = {
    size: 'small',
    disabled: isChanging || isAssigning,
    sx: { flex: '1 1 160px' },
  } as const;

  return (
    <Box sx={deskStyle}>
      <ChoiceSelect
        {...shared}
        label={t('tickets.state')}
        value={state}
        onChange={(to) => change({ state: to as TicketAtDesk['state'] })}
      >
        {ticketStates.map(enumName).map((one) => (
          <option key={one} value={one}>
            {t(`tickets.states.${one}`)}
          </option>
        ))}
      </ChoiceSelect>
      <ChoiceSelect
        {...shared}
        label={t('tickets.priority')}
        value={desk?.priority ?? 'NORMAL'}
        onChange={(to) => change({ priority: to as NonNullable<ChangeTicketInput['priority']> })}
      >
        {ticketPriorities.map(enumName).map((one) => (
          <option key={one} value={one}>
            {t(`tickets.priorities.${one}`)}
          </option>
        ))}
      </ChoiceSelect>
      <ChoiceSelect
        {...shared}
        label={t('tickets.category')}
        value={category}
        onChange={(to) => change({ category: to as TicketAtDesk['category'] })}
      >
        {ticketCategories.map(enumName).map((one) => (
          <option key={one} value={one}>
            {t(`help:ticketCategories.${one}`)}
          </option>
        ))}
      </ChoiceSelect>
      <ChoiceSelect
        {...shared}
        label={t('tickets.assignee')}
        value={assigneeId}
        all={t('tickets.nobody')}
        onChange={assign}
      >
        {assignees.map(({ id: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </ChoiceSelect>
      {me && assigneeId !== me.id && (
        <Button
          color="inherit"
          variant="outlined"
          disabled={shared.disabled}
          onClick={() => assign(me.id)}
        >
          {t('tickets.take')}
        </Button>
      )}
    </Box>
  );
}

const deskStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 } as const;
