import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ConversationItemFragment } from '../conversation.generated.ts';
import { otherName } from '../other-name.ts';
import { PresenceLine } from './presence-line.tsx';
import { ConversationMenu } from './conversation-menu.tsx';

interface ConversationHeadProps {
  conversation: ConversationItemFragment;
  /** Back to the list, on phones. */
  listPath: string;
}

/** Whom one writes to about which studio, and what can be done about it. */
export function ConversationHead({ conversation, listPath }: ConversationHeadProps) {
  const { t } = useTranslation('messaging');
  const { id, studio, guest, viewerSide } = conversation;
  return (
    <Box component="header" sx={headStyle}>
      <IconButton
        component={RouterLink}
        to={listPath}
        aria-label={t('head.back')}
        edge="start"
        sx={{ display: { md: 'none' } }}
      >
        <ArrowLeft size={22} aria-hidden />
      </IconButton>
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <Typography variant="subtitle1" component="h1" noWrap>
          {otherName(conversation)}
        </Typography>
        <Typography variant="body2" noWrap component="div">
          <Link
            component={RouterLink}
            to={viewerSide === 'HOST' ? `/profile/${guest.id}` : `/studios/${studio.id}`}
            color="text.secondary"
          >
            {viewerSide === 'HOST' ? t('head.about', { studio: studio.name }) : t('head.seeStudio')}
          </Link>
          {viewerSide !== null && <PresenceLine id={id} />}
        </Typography>
      </Box>
      {viewerSide !== null && <ConversationMenu conversation={conversation} />}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 72,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
