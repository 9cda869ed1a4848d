/*
 * What most pages that show studios share, each too small for a script of its own: as parts of the first
 * script they take half of what they would beside it. See docs/decisions/0121-what-hydrates-later.md.
 */
import '@mui/material/Paper';
import '@mui/material/Skeleton';
import 'lucide-react/dist/esm/icons/arrow-right.mjs';
import 'lucide-react/dist/esm/icons/chevron-left.mjs';
import 'lucide-react/dist/esm/icons/chevron-right.mjs';
import 'lucide-react/dist/esm/icons/star.mjs';
import '#web/features/studios/components/next-free.tsx';
import '#web/features/studios/components/price-row.tsx';
import '#web/features/studios/components/price-tag.tsx';
import '#web/features/studios/components/studio-card-skeleton.tsx';
import '#web/features/studios/components/studio-grid.tsx';
import '#web/features/studios/hooks/use-place-names.ts';
import '#web/lib/numbers.ts';
import '#web/ui/card-style.ts';
import '#web/ui/error-boundary.tsx';
import '#web/ui/hint.tsx';
import '#web/ui/rating.tsx';
import '#web/ui/redirect.tsx';
import '#web/ui/section.tsx';
import '#web/ui/status-page.tsx';
