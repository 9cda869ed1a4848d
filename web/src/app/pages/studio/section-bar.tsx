import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { HEADER_HEIGHT, sectionIds } from './section-ids.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** What of the link before shows, too. */
const EDGE_PX = 48;

/** Leads to the parts of the page and marks the one in view. It stays below the header. */
export function SectionBar() {
  const { t } = useTranslation('studios');
  const [params] = usePageParams();
  const query = params.toString();
  const current = useSectionInView();
  const bar = useRef<HTMLDivElement>(null);
  useArrival();
  // On a narrow screen the bar follows what it marks.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (link?.parentElement) link.parentElement.scrollLeft = link.offsetLeft - EDGE_PX;
  }, [current]);
  return (
    <Box ref={bar} data-section-bar onKeyDown={moveFocus} sx={barStyle}>
      <GlobalStyles styles={glide} />
      <LinkTabs
        label={t('detail.tabs')}
        current={current}
        areParts
        tabs={sectionIds.map((id) => ({
          id,
          label: t(`detail.${id}`),
          to: `${query && `?${query}`}#${id}`,
        }))}
      />
    </Box>
  );
}

/** Goes to the part that a link of this site leads to, and has the keyboard go on from there. */
function useArrival(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // Going back restores the place by itself, and a browser finds its way when it opens the page.
    if (navigation === NavigationType.Pop) return;
    const id = sectionIds.find((section) => location.hash === `#${section}`);
    const section = id && document.getElementById(id);
    // Whoever comes from another page is here sooner than the part.
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [location, navigation]);
}

/** Arrow keys move between the links, beside Tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  if (next === undefined || index === -1) return;
  event.preventDefault();
  links[next]?.focus();
}

/** The page glides to where the bar leads; other ways do not wait for it. */
const glide = { 'html:has([data-section-bar] :focus)': { scrollBehavior: 'smooth' } } as const;

const barStyle = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  zIndex: 3,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  bgcolor: 'background.default',
  '& > nav': { position: 'relative', gap: { xs: 2, sm: 3, md: 2, lg: 3 } },
  // All of them fit on a phone, and beside the booking card of a tablet.
  '& a': { fontSize: { xs: '0.9375rem', sm: '1rem', md: '0.9375rem', lg: '1rem' } },
} as const;
