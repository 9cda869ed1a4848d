import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

/** A page of an area. */
export interface SideLink {
  to: string;
  label: string;
  Icon: LucideIcon;
}

interface SideNavigationProps {
  /** What the area is called. */
  label: string;
  links: readonly SideLink[];
}

/** The pages of an area, beside the one that is open. */
export function SideNavigation({ label, links }: SideNavigationProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // On phones the page that is open may be beyond the end of the row.
  useEffect(() => {
    const anchors = [...(row.current?.querySelectorAll('a') ?? [])];
    // The way to a page below one of these begins alike; the longest of them is the nearest.
    const current = anchors
      .filter(({ pathname: to }) => `${pathname}/`.startsWith(`${to}/`))
      .toSorted((one, other) => other.pathname.length - one.pathname.length)[0];
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  }, [pathname]);
  return (
    <Box ref={row} component="nav" aria-label={label} sx={sideNavigationStyle}>
      {links.map(({ to, label: name, Icon }) => (
        <Link
          key={to}
          component={NavLink}
          to={to}
          // Pages below it are parts of it, unless they have a link of their own.
          end={links.some((other) => other.to.startsWith(`${to}/`))}
          color="text.secondary"
          underline="none"
          sx={sideLinkStyle}
        >
          <Icon size={18} aria-hidden />
          {name}
        </Link>
      ))}
    </Box>
  );
}

/** What has a navigation at its side: above it on phones. */
export const sideFrameStyle = {
  display: 'grid',
  gap: { xs: 2, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  py: { xs: 2, md: 5 },
} as const;

/** A row that scrolls on phones, a column beside the page from tablets on. */
export const sideNavigationStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  mx: { xs: -1, md: -1.5 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

export const sideLinkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 1.5,
  borderRadius: 2,
  fontWeight: 500,
  lineHeight: 1.25,
  // In the row names stay in one piece; in the column they go on below.
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  '& svg': { flexShrink: 0 },
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
