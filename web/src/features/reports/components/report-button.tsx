import Button from '@mui/material/Button';
import { Flag } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { useHashWindow } from '#web/ui/hash-window.ts';

interface ReportButtonProps {
  label: string;
  link: ReturnType<typeof useHashWindow>['link'];
}

/** The quiet way to say that something is wrong. */
export function ReportButton({ label, link }: ReportButtonProps) {
  return (
    <Button
      component={RouterLink}
      {...link}
      size="small"
      color="inherit"
      startIcon={<Flag size={16} aria-hidden />}
      sx={{ ml: -1, mt: 1, color: 'text.secondary', fontWeight: 500 }}
    >
      {label}
    </Button>
  );
}
