import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ConversationStreamFragment } from '../conversation.generated.ts';
import { useIsOtherTyping } from '../hooks/use-typing.ts';
import { otherName } from '../other-name.ts';

/** That the other side is writing, in a line that is always there, so that nothing moves. */
export function TypingNote({ conversation }: { conversation: ConversationStreamFragment }) {
  const { t } = useTranslation('messaging');
  const isTyping = useIsOtherTyping(conversation);
  return (
    <Typography
      component="output"
      variant="caption"
      color="textSecondary"
      noWrap
      sx={{ display: 'block', px: 2.5, height: 20, lineHeight: '20px' }}
    >
      {isTyping && (
        <>
          <Dots />
          {t('stream.typing', { name: otherName(conversation) })}
        </>
      )}
    </Typography>
  );
}

function Dots() {
  return (
    <Box component="span" aria-hidden sx={{ mr: 0.75, letterSpacing: 1 }}>
      {[0, 1, 2].map((index) => (
        <Box
          key={index}
          component="span"
          sx={dotStyle}
          style={{ animationDelay: `${index * 160}ms` }}
        />
      ))}
    </Box>
  );
}

const pulse = keyframes`
  0%, 60%, 100% { opacity: 0.3; }
  30% { opacity: 1; }
`;

const dotStyle = {
  display: 'inline-block',
  width: 5,
  height: 5,
  mr: '3px',
  borderRadius: '50%',
  verticalAlign: '2px',
  bgcolor: 'currentColor',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pulse} 1.2s infinite`,
  },
} as const;
