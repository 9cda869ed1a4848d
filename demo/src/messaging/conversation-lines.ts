import type { ConversationSide } from '#domain/messaging/side.ts';

/** Something that somebody says in a demo conversation. */
export interface Line {
  side: ConversationSide;
  content: string;
}

const guest = (content: string): Line => ({ side: 'guest', content });
const host = (content: string): Line => ({ side: 'host', content });

/** What is said in each demo conversation, the latest one first. */
export const conversationLines: readonly (readonly Line[])[] = [
  [
    guest('Hi! We are tracking a quartet next week. Is the grand piano tuned before each session?'),
    host('Hello! Yes, every Monday, and again on request. Which temperament do you need?'),
    guest('Equal is fine, at 442. Can we come half an hour early to set up?'),
    host('Of course, the room is free before you. The engineer can help with the microphones.'),
  ],
  [
    guest('Is there room for two drum kits at the same time?'),
    host('There is, if you are fine with a screen between them. I can set it up beforehand.'),
    guest('Perfect. Then I only bring cymbals and snares.'),
  ],
  [
    guest('Do you have a kettle and a fridge? We will be there for eight hours.'),
    host('Both, and there is a bakery next door.'),
    guest('Great, that settles it. I am about to send the request.'),
  ],
  [
    guest('Could we split the booking between two invoices?'),
    host('Yes, tell me the names after the session.'),
    guest('Thank you! One is for me, the other for the label. I will send the details on Friday.'),
  ],
];
