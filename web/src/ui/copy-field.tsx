import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Copy } from 'lucide-react';
import { showToast } from './toast/toast-store.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** What the button says. */
  copy: string;
  /** What is said once it is copied, or when it could not be. */
  copied: string;
  notCopied: string;
}

/** A text, such as a link, to be copied and given to others. */
export function CopyField({ label, value, copy, copied, notCopied }: CopyFieldProps) {
  async function toClipboard(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ tone: 'success', title: copied });
    } catch {
      showToast({ tone: 'error', title: notCopied });
    }
  }

  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 2.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <TextField
        label={label}
        value={value}
        fullWidth
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        variant="contained"
        onClick={() => void toClipboard()}
        startIcon={<Copy size={18} aria-hidden />}
        sx={{ flexShrink: 0, width: { xs: 1, sm: 'auto' } }}
      >
        {copy}
      </Button>
    </Box>
  );
}
