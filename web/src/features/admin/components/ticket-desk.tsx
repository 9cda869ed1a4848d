import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { ticketPriorities, ticketStates } from '#domain/help/ticket.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { ChangeTicketInput } from '#web/lib/schema.generated.ts';
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
  const isBusy = isChanging || isAssigning;

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

  return (
    <Box sx={deskStyle}>
      <Choice
        label={t('tickets.state')}
        value={state}
        isBusy={isBusy}
        onChange={(to) => change({ state: to as TicketAtDesk['state'] })}
      >
        {ticketStates.map(enumName).map((one) => (
          <option key={one} value={one}>
            {t(`tickets.states.${one}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('tickets.priority')}
        value={desk?.priority ?? 'NORMAL'}
        isBusy={isBusy}
        onChange={(to) => change({ priority: to as NonNullable<ChangeTicketInput['priority']> })}
      >
        {ticketPriorities.map(enumName).map((one) => (
          <option key={one} value={one}>
            {t(`tickets.priorities.${one}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('tickets.category')}
        value={category}
        isBusy={isBusy}
        onChange={(to) => change({ category: to as TicketAtDesk['category'] })}
      >
        {ticketCategories.map(enumName).map((one) => (
          <option key={one} value={one}>
            {t(`help:ticketCategories.${one}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('tickets.assignee')} value={assigneeId} isBusy={isBusy} onChange={assign}>
        <option value="">{t('tickets.nobody')}</option>
        {assignees.map(({ id: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Choice>
      {me && assigneeId !== me.id && (
        <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => assign(me.id)}>
          {t('tickets.take')}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
  /** Options of HTML. */
  children: ReactNode;
}

function Choice({ label, value, isBusy, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={isBusy}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 160px' }}
    >
      {children}
    </TextField>
  );
}

const deskStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 } as const;
