import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

/** The way to what a page belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link component={RouterLink} to={to} color="text.secondary" sx={backStyle}>
      <ArrowLeft size={18} aria-hidden />
      {label}
    </Link>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  py: 1,
  fontWeight: 500,
} as const;
