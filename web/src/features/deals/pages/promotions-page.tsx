import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { RunningPromotions } from '../components/running-promotions.tsx';

/** What promotion is, and what is promoted right now. */
export function PromotionsPage() {
  return (
    <TextPage id="promotions">
      <RunningPromotions />
    </TextPage>
  );
}
