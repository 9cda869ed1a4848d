import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageBubbleProps {
  /** Whose it is, for those who do not see where it stands. */
  author: string;
  isOwn: boolean;
  /** Empty for one that is nothing but files. */
  content: string;
  /** What is attached to it. */
  attachments: ReactNode;
  /** Below it: when, and what became of it. */
  note: ReactNode;
}

/** Something that was written: one's own at the end of the line, what others write at its start. */
export function MessageBubble({ author, isOwn, content, attachments, note }: MessageBubbleProps) {
  return (
    <Box component="article" aria-label={author} sx={isOwn ? ownStyle : otherStyle}>
      {content !== '' && (
        <Typography sx={isOwn ? ownTextStyle : otherTextStyle}>{content}</Typography>
      )}
      {attachments}
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ mt: 0.25, px: 0.5 }}
      >
        {note}
      </Typography>
    </Box>
  );
}

const bubbleStyle = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'min(85%, 560px)',
  mt: 1,
} as const;
const ownStyle = { ...bubbleStyle, alignItems: 'flex-end', ml: 'auto' } as const;
const otherStyle = { ...bubbleStyle, alignItems: 'flex-start' } as const;

const textStyle = {
  px: 1.75,
  py: 1.125,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
const ownTextStyle = {
  ...textStyle,
  borderRadius: '16px 16px 4px 16px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
const otherTextStyle = {
  ...textStyle,
  borderRadius: '16px 16px 16px 4px',
  bgcolor: 'action.hover',
} as const;
