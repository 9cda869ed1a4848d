import type { ConversationItemFragment } from './conversation.generated.ts';

/** Whom the reader writes to: to guests a studio goes by its own name. */
export function otherName({ viewerSide, guest, studio }: ConversationItemFragment): string {
  return viewerSide === 'GUEST' ? studio.name : guest.name;
}
