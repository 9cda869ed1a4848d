import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useDecisions } from '../hooks/use-decisions.ts';
import type { Decisions } from '../hooks/use-decisions.ts';
import { useQueueKeys } from '../hooks/use-queue-keys.ts';
import { ApprovalItem } from './approval-item.tsx';
import { ReasonsDialog } from './reasons-dialog.tsx';

/** What a queue calls what is done with its items. */
export interface QueueTexts {
  empty: string;
  approve: string;
  approveOf: (name: string) => string;
  approveAll: (count: number) => string;
  giveBack: string;
  giveBackOf: (name: string) => string;
  giveBackAll: (count: number) => string;
}

export interface ApprovalQueueProps<Item extends { id: string }> extends Decisions<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  loadMore: (() => Promise<unknown>) | undefined;
  texts: QueueTexts;
  /** The heading of an item, what it says beside that, and what is to be looked at. */
  renderItem: (item: Item) => { heading: ReactNode; chip?: string; by: string; body: ReactNode };
}

/** What waits to be decided: one by one, several at once, and all of it by keys. */
export function ApprovalQueue<Item extends { id: string }>({
  items,
  nameOf,
  loadMore,
  texts,
  renderItem,
  ...decisions
}: ApprovalQueueProps<Item>) {
  const { t } = useTranslation('admin');
  const { isBusy, approve, giveBack } = useDecisions(decisions);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [returning, setReturning] = useState<readonly Item[]>([]);
  const toggle = (id: string) => setTicked((before) => toggled(before, id));
  const current = useQueueKeys(items.length, {
    a: (index) => {
      if (!isBusy) void approve(items.slice(index, index + 1));
    },
    r: (index) => {
      if (!isBusy) setReturning(items.slice(index, index + 1));
    },
    x: (index) => toggle(items[index]!.id),
  });
  const chosen = items.filter(({ id }) => ticked.has(id));
  const areAllChosen = chosen.length === items.length;
  if (items.length === 0) {
    return <EmptyState title={t('approvals.emptyTitle')} text={texts.empty} />;
  }
  return (
    <>
      <Box sx={bulkStyle}>
        <FormControlLabel
          label={t('approvals.tickAll')}
          control={
            <Checkbox
              checked={areAllChosen}
              indeterminate={chosen.length > 0 && !areAllChosen}
              onChange={() => setTicked(new Set(areAllChosen ? [] : items.map(({ id }) => id)))}
            />
          }
        />
        {chosen.length > 0 && (
          <>
            <Button variant="contained" disabled={isBusy} onClick={() => void approve(chosen)}>
              {texts.approveAll(chosen.length)}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={isBusy}
              onClick={() => setReturning(chosen)}
            >
              {texts.giveBackAll(chosen.length)}
            </Button>
          </>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {items.map((item, index) => (
          <ApprovalItem
            key={item.id}
            name={nameOf(item)}
            texts={texts}
            isCurrent={index === current}
            isBusy={isBusy}
            isTicked={ticked.has(item.id)}
            onTick={() => toggle(item.id)}
            onApprove={() => void approve([item])}
            onGiveBack={() => setReturning([item])}
            {...renderItem(item)}
          />
        ))}
      </Box>
      {loadMore && <ShowMore load={loadMore} />}
      {returning.length > 0 && (
        <ReasonsDialog
          title={
            returning.length === 1
              ? texts.giveBackOf(nameOf(returning[0]!))
              : texts.giveBackAll(returning.length)
          }
          confirm={texts.giveBack}
          subject={`return ${returning.map(({ id }) => id).join(' ')}`}
          onClose={() => setReturning([])}
          onConfirm={(reasons) => giveBack(returning, reasons)}
        />
      )}
    </>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const all = new Set(ids);
  if (!all.delete(id)) all.add(id);
  return all;
}

const bulkStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  mb: 2,
} as const;
