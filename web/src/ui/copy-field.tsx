import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Copy } from 'lucide-react';
import { copyText } from './copy-text.ts';

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
        onClick={() => void copyText(value, { copied, notCopied })}
        startIcon={<Copy size={18} aria-hidden />}
        sx={{ flexShrink: 0, width: { xs: 1, sm: 'auto' } }}
      >
        {copy}
      </Button>
    </Box>
  );
}
