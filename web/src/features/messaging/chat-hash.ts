/** What the address of a studio ends with while the chat is open. */
export const CHAT = '#chat';
