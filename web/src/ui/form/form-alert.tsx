import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface FormAlertProps {
  message: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
}

/** Why a form could not be sent, told to screen readers and brought into view. */
export function FormAlert({ message, ref }: FormAlertProps) {
  const own = useRef<HTMLDivElement>(null);
  const alert = ref ?? own;
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message, alert]);
  // The region is there before the message, or some screen readers would not notice it.
  return (
    <Box role="alert" ref={alert} sx={regionStyle}>
      {message && (
        <Alert severity="error" role="presentation">
          {message}
        </Alert>
      )}
    </Box>
  );
}

/** Takes no room while it is empty; what follows it is then the first of its stack, if it was. */
const regionStyle = {
  '&:empty': { position: 'absolute' },
  '&:empty:not(* + *) + *': { mt: 0 },
} as const;
