import Button from '@mui/material/Button';
import { ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IdeaItemFragment } from '../ideas.generated.ts';
import { useVoting } from '../use-voting.ts';

/** Votes for an idea, and says by its shape, colour and name whether the reader does. */
export function VoteButton({ idea }: { idea: IdeaItemFragment }) {
  const { t, i18n } = useTranslation('ideas');
  const { hasVoted, isSending, press } = useVoting(idea);
  const { title, voteCount } = idea;
  return (
    <Button
      variant={hasVoted ? 'contained' : 'outlined'}
      color={hasVoted ? 'success' : 'inherit'}
      aria-pressed={hasVoted}
      aria-label={t('vote.label', { title, count: voteCount })}
      aria-disabled={isSending}
      onClick={isSending ? undefined : press}
      sx={buttonStyle}
    >
      <ChevronUp size={20} strokeWidth={hasVoted ? 3 : 2} aria-hidden />
      {voteCount.toLocaleString(i18n.language)}
    </Button>
  );
}

const buttonStyle = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  flexDirection: 'column',
  minWidth: 56,
  minHeight: 60,
  px: 1,
  py: 0.75,
  borderRadius: 3,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const;
