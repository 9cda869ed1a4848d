import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueTexts } from './approval-queue.tsx';

interface ApprovalItemProps {
  name: string;
  heading: ReactNode;
  chip?: string;
  /** Who asks for it, and since when. */
  by: string;
  body: ReactNode;
  texts: QueueTexts;
  /** Whether keys are about it. */
  isCurrent: boolean;
  isBusy: boolean;
  isTicked: boolean;
  onTick: () => void;
  onApprove: () => void;
  onGiveBack: () => void;
}

/** Something that waits, with what can be decided about it. */
export function ApprovalItem({
  name,
  heading,
  chip,
  by,
  body,
  texts,
  ...state
}: ApprovalItemProps) {
  const { t } = useTranslation('admin');
  const { isCurrent, isBusy, isTicked, onTick, onApprove, onGiveBack } = state;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      component="li"
      ref={item}
      aria-current={isCurrent}
      sx={[itemStyle, isCurrent && { borderColor: 'primary.main' }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checkbox
          checked={isTicked}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': t('approvals.tick', { name }) } }}
        />
        <Typography variant="h3" component="h2" sx={headingStyle}>
          {heading}
        </Typography>
        {chip && <Chip size="small" label={chip} />}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {by}
      </Typography>
      {body}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          aria-label={texts.approveOf(name)}
          onClick={onApprove}
        >
          {texts.approve}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-label={texts.giveBackOf(name)}
          onClick={onGiveBack}
        >
          {texts.giveBack}
        </Button>
      </Box>
    </Box>
  );
}

const headingStyle = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const;

const itemStyle = {
  p: { xs: 1.5, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  scrollMarginTop: 80,
} as const;
