/** The two sides of a conversation: whoever asks about a studio, and whoever runs it. */
export const conversationSides = ['guest', 'host'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** The side that hears what a side says. */
export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'guest' ? 'host' : 'guest';
}
