import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { ServiceRequest } from '#web/features/help/components/service-request.tsx';
import { PressList } from '../components/press-list.tsx';

/** For those who write about us, and what others wrote. */
export function PressRoomPage() {
  return (
    <TextPage id="press-room">
      <PressList />
      <ServiceRequest service="press" />
    </TextPage>
  );
}
