import type { Language } from '#domain/accounts/language.ts';
import type { IdeaInput } from '#domain/ideas/idea.schema.ts';
import type { IdeaStatus } from '#domain/ideas/idea.ts';

/** An idea of the demo data. */
export interface DemoIdea extends IdeaInput {
  /** English, unless said otherwise. */
  language?: Language;
  /** The team put it on the roadmap. */
  isOurs?: true;
  status: IdeaStatus;
  /** What the team says to it; empty for nothing. */
  reply: string;
  votes: number;
  daysAgo: number;
}

/**
 * Ideas as people have them. What is done is there, and nothing else is: whoever builds one of the
 * others moves it here.
 */
export const ideaLines: readonly DemoIdea[] = [
  {
    title: 'Wait for a time that is taken',
    text: 'The only evening I can rehearse is always gone. Let me stand in line for it, and tell me when somebody cancels.',
    status: 'done',
    reply:
      'You can now: choose a time that is taken and join its waitlist. What becomes free is held for you for two hours.',
    votes: 61,
    daysAgo: 210,
  },
  {
    title: 'Split the cost of a session',
    text: 'There are four of us in the band and one of us pays. Afterward nobody knows who owes whom.',
    status: 'done',
    reply:
      'Add the session to a project: costs are split evenly or by shares, with who owes whom in the fewest transfers.',
    votes: 48,
    daysAgo: 187,
  },
  {
    title: 'Tell me about new studios',
    text: 'I look for a drum room in Nashville every week. An email when one opens would save me the trip to the search.',
    status: 'done',
    reply:
      'Save the search with its filters. You get an email, once a day at most, when new studios fit.',
    votes: 33,
    daysAgo: 160,
  },
  {
    title: 'My sessions in my own calendar',
    text: 'I live in my calendar app. Sessions should turn up there without me typing them in.',
    status: 'done',
    reply:
      'Connect it under Calendars in your account: a secret address that your calendar reads by itself.',
    votes: 29,
    daysAgo: 148,
  },
  {
    title: 'More than one manager for a studio',
    text: 'My partner answers requests while I am behind the desk. Today she has to use my password.',
    status: 'done',
    reply: 'Invite her to the team of the studio, as a manager. She has a login of her own then.',
    votes: 22,
    daysAgo: 131,
  },
  {
    title: 'Pay by card when I book',
    text: 'Carrying an envelope of cash to a session feels like 1995. I would pay when the host confirms.',
    status: 'in-work',
    reply: 'We are at it, with payouts for owners. Until then you pay the studio itself.',
    votes: 74,
    daysAgo: 175,
  },
  {
    title: 'Notifications on the phone',
    text: 'When a host confirms I want to see it on the lock screen, not an hour later in my inbox.',
    isOurs: true,
    status: 'in-work',
    reply: '',
    votes: 37,
    daysAgo: 64,
  },
  {
    title: 'A booking that repeats every week',
    text: 'We rehearse every Tuesday from seven to ten. One booking for the whole season, please, that can be canceled week by week.',
    status: 'planned',
    reply: 'It comes after payments, since each week has a price and terms of its own.',
    votes: 66,
    daysAgo: 142,
  },
  {
    title: 'Two rooms of one house in one booking',
    text: 'For a live record we need the hall and the small room beside it, both or neither.',
    status: 'planned',
    reply: '',
    votes: 26,
    daysAgo: 98,
  },
  {
    title: 'Prices for the night',
    text: 'Many rooms stand empty after midnight. Owners could ask less then, and night owls would come.',
    isOurs: true,
    status: 'planned',
    reply: '',
    votes: 31,
    daysAgo: 57,
  },
  {
    title: 'An app for iPhone and Android',
    text: 'The site is fine on the phone, but I would like an icon that opens at my next session.',
    status: 'open',
    reply: '',
    votes: 40,
    daysAgo: 120,
  },
  {
    title: 'Book a session player with the room',
    text: 'Sometimes all that is missing is a bass. Let me ask for one of the people with a portfolio when I book.',
    status: 'open',
    reply: 'Would you pay them through Roomtone, or settle it among you? Tell us by your votes.',
    votes: 35,
    daysAgo: 86,
  },
  {
    title: 'Insurance for borrowed gear',
    text: 'I was lent a ribbon mic worth more than my car. A checkbox that insures it for the day would let me sleep.',
    status: 'open',
    reply: '',
    votes: 14,
    daysAgo: 43,
  },
  {
    title: 'Wegbeschreibung mit Bus und Bahn',
    text: 'Mit dem Cello auf dem Rücken will ich wissen, welche Haltestelle am nächsten ist und ob es dort einen Aufzug gibt.',
    language: 'de',
    status: 'open',
    reply: '',
    votes: 17,
    daysAgo: 38,
  },
  {
    title: 'Écouter la réverbération de la salle',
    text: 'Un claquement de mains enregistré dans chaque salle en dirait plus que toutes les photos.',
    language: 'fr',
    status: 'open',
    reply: '',
    votes: 24,
    daysAgo: 12,
  },
  {
    title: 'Show who else looks at a studio',
    text: 'Then I would know whether I have to hurry.',
    status: 'declined',
    reply:
      'We count views by day, without anything about who looks, and we would rather not hurry anybody. The calendar shows what is free.',
    votes: 5,
    daysAgo: 110,
  },
];
