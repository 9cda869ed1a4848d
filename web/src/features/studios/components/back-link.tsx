import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useWayBack } from '../hooks/use-way-back.ts';

/** The way back to the results that somebody came from, as they left them; else to the list at `/`. */
export function BackLink() {
  const { t } = useTranslation('studios');
  const navigate = useNavigate();
  const way = useWayBack();

  function goBack(event: MouseEvent): void {
    if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(way.steps);
  }

  return (
    <Link
      component={RouterLink}
      to={way?.path ?? '/'}
      onClick={goBack}
      color="text.secondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1, fontWeight: 500 }}
    >
      <ArrowLeft size={18} aria-hidden />
      {t('detail.back')}
    </Link>
  );
}
