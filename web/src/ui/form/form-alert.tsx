import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** Why a form could not be sent, told to screen readers and brought into view. */
export function FormAlert({ message }: { message: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  // The region is there before the message, or some screen readers would not notice it.
  return (
    <div role="alert" ref={alert}>
      {message && (
        <Alert severity="error" role="presentation">
          {message}
        </Alert>
      )}
    </div>
  );
}
