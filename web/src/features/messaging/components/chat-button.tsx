import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHashWindow } from '#web/ui/hash-window.ts';
import { CHAT } from '../chat-hash.ts';

/** Opens the chat with the studio whose page this is (spec §2.10). */
export function ChatButton() {
  const { t } = useTranslation('messaging');
  const { link } = useHashWindow(CHAT);
  return (
    <Button
      component={RouterLink}
      {...link}
      color="inherit"
      fullWidth
      startIcon={<MessageCircle size={18} aria-hidden />}
      sx={{ mt: 1.5 }}
    >
      {t('chat.open')}
    </Button>
  );
}

/** The same where there is little room. */
export function ChatIconButton() {
  const { t } = useTranslation('messaging');
  const { link } = useHashWindow(CHAT);
  return (
    <IconButton component={RouterLink} {...link} aria-label={t('chat.open')} sx={iconStyle}>
      <MessageCircle size={22} aria-hidden />
    </IconButton>
  );
}

const iconStyle = { ml: 'auto', mr: -1.5, width: 48, height: 48, color: 'text.primary' } as const;
