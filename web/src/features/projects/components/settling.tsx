import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/dates.ts';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { amountInWords } from '../amount.ts';
import {
  useSettleProjectTransferMutation,
  useUndoProjectSettlementMutation,
} from '../project-costs.generated.ts';
import type {
  ProjectCostsQuery,
  ProjectSettlementItemFragment,
  ProjectTransferItemFragment,
} from '../project-costs.generated.ts';
import type { ProjectPersonFragment } from '../projects.generated.ts';
import { useAttempt } from '../use-attempt.ts';
import { rowsStyle, rowStyle, rowTextStyle } from './part.tsx';

type Settled = Pick<
  NonNullable<ProjectCostsQuery['project']>,
  'id' | 'balances' | 'transfers' | 'settlements'
>;

/** How everybody stands, who pays whom, and what was paid. */
export function Settling({ project }: { project: Settled }) {
  const { t } = useTranslation('projects');
  const { id, balances, transfers, settlements } = project;
  return (
    <>
      <Box sx={columnsStyle}>
        <section>
          <Typography variant="h4" component="h3">
            {t('costs.balances')}
          </Typography>
          <Box component="ul" aria-label={t('costs.balances')} sx={rowsStyle}>
            {[...Map.groupBy(balances, ({ user }) => user.id)].map(([userId, own]) => (
              <Balance key={userId} user={own[0]!.user} balances={own} />
            ))}
          </Box>
        </section>
        <section>
          <Typography variant="h4" component="h3">
            {t('costs.transfers')}
          </Typography>
          {transfers.length === 0 ? (
            <Typography color="textSecondary" sx={{ py: 1.5 }}>
              {t('costs.even')}
            </Typography>
          ) : (
            <Box component="ul" aria-label={t('costs.transfers')} sx={rowsStyle}>
              {transfers.map((transfer) => (
                <Transfer
                  key={[transfer.from.id, transfer.to.id, transfer.currency].join(' ')}
                  projectId={id}
                  transfer={transfer}
                />
              ))}
            </Box>
          )}
        </section>
      </Box>
      {settlements.length > 0 && (
        <Box component="section" sx={{ mt: 4 }}>
          <Typography variant="h4" component="h3">
            {t('costs.settlements')}
          </Typography>
          <Box component="ul" aria-label={t('costs.settlements')} sx={rowsStyle}>
            {settlements.map((settlement) => (
              <Settlement key={settlement.id} settlement={settlement} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

interface BalanceProps {
  user: ProjectPersonFragment;
  balances: Settled['balances'];
}

/** How one person stands, in each currency. */
function Balance({ user, balances }: BalanceProps) {
  const { t, i18n } = useTranslation('projects');
  const open = balances.filter(({ amountCents }) => amountCents !== 0);
  return (
    <Box component="li" sx={rowStyle}>
      <UserAvatar name={user.name} url={user.avatarUrl} width={32} />
      <Typography sx={{ ...rowTextStyle, flexBasis: 120 }}>{user.name}</Typography>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
        {open.length === 0 && <Typography color="textSecondary">{t('costs.isEven')}</Typography>}
        {open.map(({ amountCents, currency }) => (
          <Typography key={currency}>
            {t(amountCents > 0 ? 'costs.isOwed' : 'costs.owes', {
              amount: amountInWords(
                { amountCents: Math.abs(amountCents), currency },
                i18n.language,
              ),
            })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

interface TransferProps {
  projectId: string;
  transfer: ProjectTransferItemFragment;
}

function Transfer({ projectId, transfer }: TransferProps) {
  const { t } = useTranslation('projects');
  const attempt = useAttempt();
  const words = useTransferWords(transfer);
  const [settle, { loading }] = useSettleProjectTransferMutation();
  const { from, to, amountCents, currency } = transfer;
  const input = { projectId, fromId: from.id, toId: to.id, amountCents, currency };
  return (
    <Box component="li" sx={rowStyle}>
      <Typography sx={rowTextStyle}>{t('costs.pays', words)}</Typography>
      {transfer.viewerCanSettle && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={loading}
          aria-label={t('costs.settleLabel', words)}
          onClick={() => void attempt(() => settle({ variables: { input } }), t('costs.settled'))}
        >
          {t('costs.settle')}
        </Button>
      )}
    </Box>
  );
}

function Settlement({ settlement }: { settlement: ProjectSettlementItemFragment }) {
  const { t, i18n } = useTranslation('projects');
  const attempt = useAttempt();
  const words = useTransferWords(settlement);
  const [undo, { loading }] = useUndoProjectSettlementMutation();
  const { id, paidAt, viewerCanSettle } = settlement;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={rowTextStyle}>
        <Typography>{t('costs.paid', words)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDate(paidAt, i18n.language)}
        </Typography>
      </Box>
      {viewerCanSettle && (
        <Button
          size="small"
          color="inherit"
          disabled={loading}
          aria-label={t('costs.undoLabel', words)}
          onClick={() =>
            void attempt(() => undo({ variables: { input: { id } } }), t('costs.undone'))
          }
        >
          {t('costs.undo')}
        </Button>
      )}
    </Box>
  );
}

/** Who gives whom what, in words; the reader as anybody else. */
function useTransferWords(transfer: ProjectTransferItemFragment | ProjectSettlementItemFragment) {
  const { i18n } = useTranslation('projects');
  const { from, to } = transfer;
  return { from: from.name, to: to.name, amount: amountInWords(transfer, i18n.language) };
}

const columnsStyle = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
