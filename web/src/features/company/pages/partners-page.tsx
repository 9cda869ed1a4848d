import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { ServiceRequest } from '#web/features/help/components/service-request.tsx';
import { PartnerList } from '../components/partner-list.tsx';

/** With whom we work, and how to become one of them. */
export function PartnersPage() {
  return (
    <TextPage id="partners">
      <PartnerList />
      <ServiceRequest service="partners" />
    </TextPage>
  );
}
