import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useConversationPresenceQuery } from '../conversation.generated.ts';

/** How often it is asked again while the conversation is open. */
const ASK_MS = 45_000;

const isHidden = () => document.hidden;

/** How lately the other side was here, as far as they show it. */
export function PresenceLine({ id }: { id: string }) {
  const { t } = useTranslation('messaging');
  const { data } = useConversationPresenceQuery({
    variables: { id },
    context: { fresh: false },
    pollInterval: ASK_MS,
    skipPollAttempt: isHidden,
  });
  const presence = data?.conversation?.presence;
  if (!presence) return null;
  return (
    <Box component="span" sx={lineStyle}>
      {presence === 'ONLINE' && <Box component="span" aria-hidden sx={dotStyle} />}
      {t(`presence.${presence}`)}
    </Box>
  );
}

const lineStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'text.secondary',
  // Behind something else in its line.
  'a + &::before': { content: '"·"', mx: 0.5 },
} as const;

const dotStyle = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' } as const;
