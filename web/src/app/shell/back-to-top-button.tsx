import IconButton from '@mui/material/IconButton';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DOCK_HEIGHT } from '#web/ui/dock.ts';

/** Goes back to the top of a page that was scrolled far. */
export function BackToTopButton({ contentId }: { contentId: string }) {
  const { t } = useTranslation();

  function goUp(): void {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    // The button goes away: whoever uses the keyboard goes on from the top.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }

  return (
    <IconButton onClick={goUp} aria-label={t('nav.toTop')} sx={buttonStyle}>
      <ArrowUp size={22} aria-hidden />
    </IconButton>
  );
}

const buttonStyle = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  // On phones what can be booked or applied stands along the bottom.
  bottom: {
    xs: `calc(92px + env(safe-area-inset-bottom) + ${DOCK_HEIGHT})`,
    md: `calc(24px + ${DOCK_HEIGHT})`,
  },
  zIndex: 'speedDial',
  // Above a bar of a page, such as that of what is compared.
  'html:has([data-bottom-bar]) &': {
    bottom: { xs: `calc(148px + ${DOCK_HEIGHT})`, md: `calc(96px + ${DOCK_HEIGHT})` },
  },
  width: 48,
  height: 48,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 8px 24px rgb(23 20 15 / 16%)',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'text.primary' },
} as const;
