import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumValue } from '#domain/enums/enum-name.ts';
import { liveRequestStatuses, ownerRequestStatuses } from '#domain/owners/owner-request.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useWithdrawOwnerRequestMutation } from '../owner-requests.generated.ts';
import type { OwnerRequestFieldsFragment } from '../owner-requests.generated.ts';

interface RequestRowProps {
  request: OwnerRequestFieldsFragment;
  onChanged: () => void;
}

/** Something that was asked for: where it stands, and what was said to it. */
export function RequestRow({ request, onChanged }: RequestRowProps) {
  const { t, i18n } = useTranslation('owners');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [withdraw] = useWithdrawOwnerRequestMutation();
  const { id, status, subject, details, answer, studioName, createdAt } = request;
  const isLive = liveRequestStatuses.includes(enumValue(status, ownerRequestStatuses));
  const time = formatDayAndTime(createdAt, 'UTC', i18n.language);
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h3" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={status === 'DONE' ? 'success' : 'default'}
          label={t(`ask.status.${status}`)}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[studioName, t('ask.at', { time })].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={wordsStyle}>{details}</Typography>
      {answer && (
        <Box sx={answerStyle}>
          <Typography variant="subtitle2" component="p">
            {t('ask.answer')}
          </Typography>
          <Typography sx={wordsStyle}>{answer}</Typography>
        </Box>
      )}
      {isLive && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('ask.withdrawOf', { subject })}
          onClick={() => setIsWithdrawing(true)}
          sx={{ mt: 1, ml: -1.25 }}
        >
          {t('ask.withdraw')}
        </Button>
      )}
      {isWithdrawing && (
        <ConfirmDialog
          title={t('ask.withdrawTitle')}
          keep={t('ask.keep')}
          confirm={t('ask.withdraw')}
          failed={t('ask.withdrawFailed')}
          onClose={() => setIsWithdrawing(false)}
          onConfirm={async () => {
            await withdraw({ variables: { id } });
            showToast({ tone: 'success', title: t('ask.withdrawn') });
            onChanged();
          }}
        >
          {t('ask.withdrawText', { subject })}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const wordsStyle = { mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const answerStyle = { mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'primary.main' } as const;
