import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { editPath, listPath } from '../text-address.ts';
import {
  useDeleteSiteTextMutation,
  useMoveSiteTextMutation,
  useScheduleSiteTextMutation,
  useUnpublishSiteTextMutation,
} from '../texts.generated.ts';
import type { EditedTextFragment, SiteTextContentFragment } from '../texts.generated.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface TextStandingProps {
  text: EditedTextFragment;
  onRestore: (content: SiteTextContentFragment) => void;
  onPublished?: (() => void) | undefined;
}

/** Where a text stands for its readers, and what changes that besides publishing it. */
export function TextStanding({ text, onRestore, onPublished }: TextStandingProps) {
  const { t, i18n } = useTranslation('texts');
  const zone = useReaderZone();
  const [open, setOpen] = useState<'history' | 'schedule' | 'unpublish' | 'move' | 'remove'>();
  const [schedule] = useScheduleSiteTextMutation();
  const [unpublish] = useUnpublishSiteTextMutation();
  const [move] = useMoveSiteTextMutation();
  const [remove] = useDeleteSiteTextMutation();
  const navigate = useNavigate();
  const { id, state, latestNumber, scheduledFor, previewPath } = text;
  const close = () => setOpen(undefined);
  const isPublic = text.liveNumber !== null || state === 'SCHEDULED';
  return (
    <Box sx={barStyle}>
      <Chip
        size="small"
        color={state === 'LIVE' ? 'success' : 'default'}
        label={t(`states.${state}`)}
      />
      {scheduledFor && <span>{formatDayAndTime(scheduledFor, zone, i18n.language)}</span>}
      <Button size="small" color="inherit" onClick={() => setOpen('history')}>
        {t('history.title')}
      </Button>
      {previewPath && (
        <Link component={RouterLink} to={previewPath} target="_blank" variant="body2">
          {t('preview.link')}
        </Link>
      )}
      {id && (
        <Button size="small" color="inherit" onClick={() => setOpen('schedule')}>
          {t('schedule.open')}
        </Button>
      )}
      {id && isPublic && (
        <Button size="small" color="inherit" onClick={() => setOpen('unpublish')}>
          {t(text.shipped ? 'unpublish.takeBack' : 'unpublish.open')}
        </Button>
      )}
      {id && !text.shipped && (
        <Button size="small" color="inherit" onClick={() => setOpen('move')}>
          {t('move.open')}
        </Button>
      )}
      {id && !isPublic && (
        <Button size="small" color="inherit" onClick={() => setOpen('remove')}>
          {t('remove.open')}
        </Button>
      )}
      {open === 'move' && (
        <MoveDialog
          slug={text.slug}
          onClose={close}
          onMove={async (slug) => {
            await move({ variables: { input: { id: id!, slug } } });
            showToast({ tone: 'success', title: t('move.done') });
            await navigate(editPath({ ...text, slug }), { replace: true });
          }}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          onClose={close}
          title={t('remove.title')}
          keep={t('unpublish.keep')}
          confirm={t('remove.open')}
          failed={t('edit.failed')}
          onConfirm={async () => {
            await remove({ variables: { input: { id: id! } } });
            showToast({ tone: 'success', title: t('remove.done') });
            await navigate(listPath(text.kind), { replace: true });
          }}
        >
          {t('remove.text')}
        </ConfirmDialog>
      )}
      {open === 'history' && (
        <HistoryDialog
          text={text}
          onClose={close}
          onRestore={(content) => {
            onRestore(content);
            close();
          }}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          onClose={close}
          onSchedule={async (at) => {
            await schedule({ variables: { input: { id: id!, number: latestNumber, at } } });
            showToast({ tone: 'success', title: t('schedule.done') });
            close();
          }}
        />
      )}
      {open === 'unpublish' && (
        <ConfirmDialog
          onClose={close}
          title={t('unpublish.title')}
          keep={t('unpublish.keep')}
          confirm={t(text.shipped ? 'unpublish.takeBack' : 'unpublish.open')}
          failed={t('edit.failed')}
          onConfirm={async () => {
            await unpublish({ variables: { input: { id: id! } } });
            showToast({ tone: 'success', title: t('unpublish.done') });
            onPublished?.();
            close();
          }}
        >
          {t(text.shipped ? 'unpublish.shippedText' : 'unpublish.text')}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 3,
} as const;
