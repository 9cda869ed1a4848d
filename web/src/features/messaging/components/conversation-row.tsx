import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { formatAgo } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import type { ConversationItemFragment } from '../conversation.generated.ts';
import { otherName } from '../other-name.ts';
import { AttachmentIcon } from './attachment-icon.tsx';

interface ConversationRowProps {
  conversation: ConversationItemFragment;
  /** What its address ends with. */
  search: string;
}

/** A conversation in the list: with whom, what was written last, and how much is unread. */
export function ConversationRow({ conversation, search }: ConversationRowProps) {
  const { t, i18n } = useTranslation('messaging');
  const now = useNow();
  const { id, viewerSide, studio, guest, lastMessageAt, unreadCount } = conversation;
  const { lastMessagePreview: preview, lastMessageAttachment: attached } = conversation;
  const isUnread = unreadCount > 0;
  return (
    <Link
      component={NavLink}
      to={{ pathname: id, search }}
      color="inherit"
      underline="none"
      sx={rowStyle}
    >
      {viewerSide === 'HOST' ? (
        <UserAvatar name={guest.name} url={guest.avatarUrl} width={48} />
      ) : (
        <Avatar variant="rounded" src={studio.images[0]?.url ?? ''} alt="" sx={pictureStyle}>
          {studio.name.charAt(0)}
        </Avatar>
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography noWrap sx={{ flex: 1, fontWeight: isUnread ? 700 : 600 }}>
            {otherName(conversation)}
          </Typography>
          {lastMessageAt && (
            <Typography variant="caption" color="textSecondary" noWrap>
              {formatAgo(lastMessageAt, now, i18n.language)}
            </Typography>
          )}
        </Box>
        {viewerSide === 'HOST' && (
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {studio.name}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography
            variant="body2"
            noWrap
            color={isUnread ? 'textPrimary' : 'textSecondary'}
            sx={{ flex: 1, fontWeight: isUnread ? 600 : 400 }}
          >
            {attached && <AttachmentIcon kind={attached} />}
            {preview || (attached && t(`attachment.${attached}`))}
          </Typography>
          <CountBadge count={unreadCount} label={t('list.unread', { count: unreadCount })} />
        </Box>
      </Box>
    </Link>
  );
}

const pictureStyle = { width: 48, height: 48, borderRadius: 2 } as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  minHeight: 80,
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover, &[aria-current]': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
