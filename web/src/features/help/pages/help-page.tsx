import { TextPage } from '#web/features/pages/components/text-page.tsx';
import { LatestTickets } from '../components/latest-tickets.tsx';

/** What people most often want to do here, and what whoever is logged in has asked. */
export function HelpPage() {
  return (
    <TextPage id="help">
      <LatestTickets />
    </TextPage>
  );
}
