import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useArchiveConversationMutation,
  useBlockConversationMutation,
} from '../conversation.generated.ts';
import type { ConversationItemFragment } from '../conversation.generated.ts';
import { otherName } from '../other-name.ts';

// Hardly anybody reports anything.
const ReportConversationDialog = lazy(async () => ({
  default: (await import('./report-conversation-dialog.tsx')).ReportConversationDialog,
}));

/** What can be done about a conversation: archive, block, report. */
export function ConversationMenu({ conversation }: { conversation: ConversationItemFragment }) {
  const { t } = useTranslation('messaging');
  const { button, window } = useAnchoredWindow('menu');
  const [dialog, setDialog] = useState<'block' | 'report'>();
  const [archive] = useArchiveConversationMutation();
  const [block] = useBlockConversationMutation();
  const { id, isArchived, isBlocked } = conversation;
  const close = () => setDialog(undefined);

  async function toggleArchived(): Promise<void> {
    try {
      await archive({ variables: { input: { id, isArchived: !isArchived } } });
      showToast({ tone: 'success', title: t(isArchived ? 'menu.unarchived' : 'menu.archived') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('menu.failed'), description });
    }
  }

  const items = [
    { key: isArchived ? 'unarchive' : 'archive', act: () => void toggleArchived() },
    { key: isBlocked ? 'unblock' : 'block', act: () => setDialog('block') },
    { key: 'report', act: () => setDialog('report') },
  ] as const;
  return (
    <>
      <IconButton {...button} aria-label={t('menu.label')} edge="end">
        <EllipsisVertical size={22} aria-hidden />
      </IconButton>
      {window && (
        <Menu anchorEl={window.anchor} open={window.open} onClose={window.onClose}>
          {items.map(({ key, act }) => (
            <MenuItem
              key={key}
              onClick={() => {
                window.onClose();
                act();
              }}
            >
              {t(`menu.${key}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <ConfirmDialog
        open={dialog === 'block'}
        onClose={close}
        title={t(isBlocked ? 'block.endTitle' : 'block.title', { name: otherName(conversation) })}
        keep={t('block.keep')}
        confirm={t(isBlocked ? 'menu.unblock' : 'menu.block')}
        failed={t('menu.failed')}
        onConfirm={async () => {
          await block({ variables: { input: { id, isBlocked: !isBlocked } } });
        }}
      >
        <Typography>{t(isBlocked ? 'block.endText' : 'block.text')}</Typography>
      </ConfirmDialog>
      {dialog === 'report' && (
        <Suspense>
          <ReportConversationDialog id={id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
