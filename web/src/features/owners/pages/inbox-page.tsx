import { ConversationPage, MessagesPage } from '#web/features/messaging/pages/messages-page.tsx';

/** What guests write, within the dashboard. */
export function InboxPage() {
  return <MessagesPage />;
}

/** One conversation in it: `/owner-dashboard/messages/7`. */
export function InboxConversationPage() {
  return <ConversationPage />;
}
