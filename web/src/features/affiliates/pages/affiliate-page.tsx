import { lazy } from 'react';
import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { Later } from '#web/ui/later.tsx';

// Below what the page says.
const AffiliateDesk = lazy(async () => ({
  default: (await import('../components/affiliate-desk.tsx')).AffiliateDesk,
}));

/** What the affiliate program is, and one’s own code in it. */
export function AffiliatePage() {
  return (
    <TextPage id="affiliate">
      <Later height={320}>
        <AffiliateDesk />
      </Later>
    </TextPage>
  );
}
