import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { TextPage } from '#web/features/pages/components/text-page.tsx';

// Below what the page says.
const AffiliateDesk = lazy(async () => ({
  default: (await import('../components/affiliate-desk.tsx')).AffiliateDesk,
}));

/** What the affiliate program is, and one’s own code in it. */
export function AffiliatePage() {
  return (
    <TextPage id="affiliate">
      <Suspense fallback={<Box sx={{ height: 320 }} />}>
        <AffiliateDesk />
      </Suspense>
    </TextPage>
  );
}
