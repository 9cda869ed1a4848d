import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#web/ui/copy-text.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whether somebody has tried to leave without saying that they have kept them. */
  isLeaving: boolean;
  onDone: () => void;
}

/** The codes for when the app is lost, which are shown this once. */
export function RecoveryCodes({ codes, isLeaving, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('accounts');
  const file = `${t('recovery.file')}\n\n${codes.join('\n')}\n`;

  const copy = () =>
    copyText(codes.join('\n'), {
      copied: t('recovery.copied'),
      notCopied: t('recovery.notCopied'),
    });

  return (
    <>
      <Typography>{t('recovery.text')}</Typography>
      <Box
        component="ul"
        // The field that had the focus is gone.
        ref={focus}
        tabIndex={-1}
        aria-label={t('recovery.title')}
        sx={codesStyle}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('recovery.copy')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download size={18} aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="roomtone-recovery-codes.txt"
        >
          {t('recovery.download')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('recovery.print')}
        </Button>
      </Stack>
      <Box role="alert" sx={{ mb: isLeaving ? 2 : 0 }}>
        {isLeaving && (
          <Alert severity="warning" role="presentation">
            {t('recovery.keepFirst')}
          </Alert>
        )}
      </Box>
      <Button variant="contained" fullWidth onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

const codesStyle = {
  listStyle: 'none',
  m: 0,
  my: 2.5,
  p: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 1,
  borderRadius: 2,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 16,
  userSelect: 'text',
} as const;
