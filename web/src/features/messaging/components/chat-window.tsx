import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { Chat } from './chat.tsx';

interface ChatWindowProps extends HashWindowProps {
  studio: { id: string; name: string };
}

/** The chat with a studio: in a corner of the page, on a phone all of the screen. */
export function ChatWindow({ studio, open, onClose }: ChatWindowProps) {
  const { t } = useTranslation('messaging');
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const content = (
    <>
      <Box sx={headStyle}>
        <Typography id={titleId} variant="subtitle1" component="h2" noWrap sx={{ flex: 1 }}>
          {t('chat.title', { name: studio.name })}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('chat.close')} edge="end">
          <X size={22} aria-hidden />
        </IconButton>
      </Box>
      <ChatContent studioId={studio.id} />
    </>
  );
  if (isPhone) {
    return (
      <Dialog open={open} onClose={onClose} fullScreen aria-labelledby={titleId}>
        {content}
      </Dialog>
    );
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    open && (
      <Paper
        component="section"
        elevation={12}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        sx={cornerStyle}
      >
        {content}
      </Paper>
    )
  );
}

function ChatContent({ studioId }: { studioId: string }) {
  const { t } = useTranslation('messaging');
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  if (isLoggedIn) return <Chat key={studioId} studioId={studioId} />;
  return (
    <Box sx={{ m: 'auto', p: 3, textAlign: 'center' }}>
      <Typography sx={{ mb: 2 }}>{t('chat.loginText')}</Typography>
      <Button variant="contained" onClick={() => openAuthDialog('login')}>
        {t('chat.login')}
      </Button>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 60,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const cornerStyle = {
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  width: 384,
  height: 'min(560px, calc(100dvh - 140px))',
  borderRadius: 4,
  overflow: 'hidden',
} as const;
