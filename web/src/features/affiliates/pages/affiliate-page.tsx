import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { AffiliateDesk } from '../components/affiliate-desk.tsx';

/** What the affiliate program is, and one’s own code in it. */
export function AffiliatePage() {
  return (
    <TextPage id="affiliate">
      <AffiliateDesk />
    </TextPage>
  );
}
