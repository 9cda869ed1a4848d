import type { ServiceCategory } from '#domain/help/ticket-category.ts';
import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { ServiceRequest } from '../components/service-request.tsx';

/** A service, which is asked for below the text that describes it. */
export function ServicePage({ service }: { service: ServiceCategory }) {
  return (
    <TextPage id={service}>
      <ServiceRequest service={service} />
    </TextPage>
  );
}
