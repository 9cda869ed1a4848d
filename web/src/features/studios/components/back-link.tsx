import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrating } from '#web/ui/hydrated.ts';
import { resultsBehind } from '#web/ui/results-trail.ts';

/** The way back to the results that somebody came from, as they left them; else to the list at `/`. */
export function BackLink() {
  const { t } = useTranslation('studios');
  const navigate = useNavigate();
  // Each step of the history is another one, of which the server knows nothing.
  useLocation();
  const results = useIsHydrating() ? null : resultsBehind();

  function goBack(event: MouseEvent): void {
    // Where the browser is by now: it may be a step ahead of what is drawn.
    const way = resultsBehind();
    if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(way.steps);
  }

  return (
    <Link
      component={RouterLink}
      to={results?.path ?? '/'}
      onClick={goBack}
      color="text.secondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1, fontWeight: 500 }}
    >
      <ArrowLeft size={18} aria-hidden />
      {t('detail.back')}
    </Link>
  );
}
