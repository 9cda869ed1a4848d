import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { ServiceRequest } from '#web/features/help/components/service-request.tsx';
import { OpeningList } from '../components/opening-list.tsx';

/** How we work, and for what we look for somebody. */
export function CareersPage() {
  return (
    <TextPage id="careers">
      <OpeningList />
      <ServiceRequest service="careers" />
    </TextPage>
  );
}
