import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { amountInWords } from '../amount.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { ExpenseDialog, SplitDialog } from '../components/cost-dialog.tsx';
import { Part, rowsStyle } from '../components/part.tsx';
import { Settling } from '../components/settling.tsx';
import { useOpenProject } from '../open-project.ts';
import {
  useProjectCostsSuspenseQuery,
  useRemoveProjectCostMutation,
} from '../project-costs.generated.ts';
import type { ProjectCostItemFragment } from '../project-costs.generated.ts';

/** What a record costs, who bears it, and who pays whom. */
export function CostsPage() {
  const { t } = useTranslation('projects');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part
      title={t('parts.costs')}
      lead={t('costs.lead')}
      action={
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('expense.add')}
        </Button>
      }
    >
      <Costs />
      {isOpen && <ExpenseDialog onClose={() => setIsOpen(false)} />}
    </Part>
  );
}

function Costs() {
  const { t } = useTranslation('projects');
  const { id } = useOpenProject();
  const { data } = useProjectCostsSuspenseQuery({ variables: { id }, context: { fresh: false } });
  if (!data.project) return null;
  const { costs } = data.project;
  if (costs.length === 0) {
    return <EmptyState level="h3" title={t('costs.empty')} text={t('costs.emptyText')} />;
  }
  return (
    <>
      <Settling project={data.project} />
      <Section title={t('costs.all')}>
        <Box component="ul" aria-label={t('costs.all')} sx={rowsStyle}>
          {costs.map((cost) => (
            <Cost key={cost.id} cost={cost} />
          ))}
        </Box>
      </Section>
    </>
  );
}

function Cost({ cost }: { cost: ProjectCostItemFragment }) {
  const { t, i18n } = useTranslation('projects');
  const { language } = i18n;
  const [remove] = useRemoveProjectCostMutation();
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, session, payer, shares, currency, viewerCanChange } = cost;
  const name =
    title ??
    t('costs.session', {
      studio: session?.studio.name,
      date: session && formatShortDay(session.startsAt, session.zone, language),
    });
  const close = () => setIsOpen(false);
  const Dialog = session ? SplitDialog : ExpenseDialog;
  return (
    <Box component="li" sx={costStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {session?.status === 'PENDING'
            ? t('costs.pending')
            : t('costs.paidBy', { name: payer.name })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {shares
            .map((share) =>
              t('costs.part', {
                name: share.user.name,
                amount: amountInWords({ amountCents: share.amountCents, currency }, language),
              }),
            )
            .join(' · ')}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {amountInWords(cost, language)}
      </Typography>
      {viewerCanChange && (
        <Box sx={{ gridColumn: '1 / -1', ml: -1 }}>
          <Button
            size="small"
            color="inherit"
            aria-label={t(session ? 'split.changeLabel' : 'expense.changeLabel', { name })}
            onClick={() => setIsOpen(true)}
          >
            {t(session ? 'split.change' : 'expense.edit')}
          </Button>
          {!session && (
            <ConfirmedButton
              size="small"
              aria-label={t('expense.removeLabel', { name })}
              title={t('expense.removeTitle')}
              text={t('expense.removeText', { name })}
              confirm={t('remove')}
              done={t('expense.removed')}
              work={() => remove({ variables: { input: { id } } })}
            >
              {t('remove')}
            </ConfirmedButton>
          )}
        </Box>
      )}
      {isOpen && <Dialog cost={cost} onClose={close} />}
    </Box>
  );
}

const costStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
