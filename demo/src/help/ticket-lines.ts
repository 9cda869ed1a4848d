import type { Language } from '#domain/accounts/language.ts';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import type { CannedAnswerInput, Guest, TicketAnswers } from '#domain/help/ticket.schema.ts';
import type { TicketMessageKind, TicketPriority, TicketState } from '#domain/help/ticket.ts';

/** What is written into a ticket of the demo data. */
export interface DemoTicketMessage {
  kind: TicketMessageKind;
  content: string;
  hoursAgo: number;
}

/** A ticket of the demo data. */
export interface DemoTicket {
  /** A demo account, some other musician or owner, or a guest. */
  from: 'demoMusician' | 'demoOwner' | 'musician' | 'otherMusician' | 'owner' | Guest;
  /** English, unless said otherwise. */
  language?: Language;
  category: TicketCategory;
  /** What of their own it names. */
  about?: 'booking' | 'studio';
  subject: string;
  answers?: TicketAnswers;
  state: TicketState;
  priority?: TicketPriority;
  /** Whether the demo administrator sees to it. */
  isAssigned?: true;
  messages: readonly [DemoTicketMessage, ...DemoTicketMessage[]];
  rating?: { rating: number; words: string };
}

const asked = (hoursAgo: number, content: string) =>
  ({ kind: 'sender', content, hoursAgo }) as const;
const answered = (hoursAgo: number, content: string) =>
  ({ kind: 'staff', content, hoursAgo }) as const;
const noted = (hoursAgo: number, content: string) => ({ kind: 'note', content, hoursAgo }) as const;

/** What people ask of those who run the product, and what they are answered: as it works today. */
export const ticketLines: readonly DemoTicket[] = [
  {
    from: 'demoMusician',
    category: 'account',
    subject: 'My old email address',
    state: 'closed',
    isAssigned: true,
    messages: [
      asked(640, 'I am losing my university address next month. How do I move my account?'),
      answered(
        637,
        'Hello Nell, nothing has to move. Open your settings, enter the new address under Security and confirm it with the link that we send there. It works for a day. Bookings and messages stay where they are.',
      ),
      asked(620, 'Done, that took a minute. Thanks!'),
      answered(619, 'Good to hear. I close this then.'),
    ],
    rating: { rating: 5, words: 'Quick, and no forms.' },
  },
  {
    from: 'owner',
    category: 'payment',
    subject: 'When do payouts arrive?',
    state: 'solved',
    isAssigned: true,
    messages: [
      asked(180, 'Earnings shows me an amount for last month. On which day is it sent to my bank?'),
      answered(
        171,
        'Hello, that page adds up what you and your guests have agreed on. Paying by card is not offered yet, so no money moves through Roomtone and nothing is sent to a bank. Until it is, your guests pay you directly. We tell every owner before that changes.',
      ),
    ],
    rating: { rating: 3, words: 'Clear, but the page could say so itself.' },
  },
  {
    from: 'demoMusician',
    category: 'booking',
    about: 'booking',
    subject: 'Can our session start an hour later?',
    state: 'solved',
    isAssigned: true,
    messages: [
      asked(98, 'Our drummer’s train comes in late. Do I have to cancel and book again?'),
      answered(
        95,
        'Hello Nell, no. Open the booking and choose Change the booking. The host sees the new time and the difference in price, and your session stays as it is until they agree.',
      ),
      asked(71, 'They said yes within an hour. Thank you.'),
      answered(70, 'Lovely. Have a good session.'),
    ],
    rating: { rating: 5, words: '' },
  },
  {
    from: 'musician',
    category: 'report',
    subject: 'A host wants cash, outside of Roomtone',
    state: 'waiting-for-staff',
    priority: 'urgent',
    isAssigned: true,
    messages: [
      asked(
        29,
        'I sent a request and the host wrote that it is cheaper if I cancel it here and bring cash. Is that allowed?',
      ),
      answered(
        27,
        'Hello, it is not, and thank you for telling us. Please don’t agree to it: what is settled elsewhere is not held for you, and has no cancellation terms. Could you report the conversation from its menu? Then we can read it.',
      ),
      asked(5, 'I have reported it. They have asked a second time since then.'),
      noted(4, 'Second report about this host in a month. Taking it to the weekly review.'),
    ],
  },
  {
    from: 'demoOwner',
    category: 'listing',
    about: 'studio',
    subject: 'Our hours between Christmas and New Year',
    state: 'waiting-for-staff',
    priority: 'high',
    isAssigned: true,
    messages: [
      asked(
        52,
        'We close from the 24th to the 26th and open late on the 31st. Where do I say that?',
      ),
      answered(
        49,
        'Hello Tobias, edit the listing and go to the step Hours. Add days takes days off, and hours of their own for one day, with a reason that guests read. They replace the weekly hours.',
      ),
      asked(
        7,
        'I have entered both, and our page still shows the old hours. Does that take a day?',
      ),
      noted(
        6,
        'His draft has both entries, they are not published. Tell him about Publish the changes.',
      ),
    ],
  },
  {
    from: 'demoMusician',
    category: 'technical',
    subject: 'My calendar shows a session twice',
    state: 'waiting-for-sender',
    isAssigned: true,
    messages: [
      asked(22, 'Since yesterday my phone has two entries for the same session, both from you.'),
      answered(
        20,
        'Hello Nell, one of them is probably the file that you added by hand, the other comes from the secret address that your calendar reads. Delete the one without a Roomtone calendar behind it; the other follows every change by itself. Is it gone then?',
      ),
    ],
  },
  {
    from: { name: 'Jonas Reimer', email: 'jonas@reimer.example' },
    language: 'de',
    category: 'account',
    subject: 'Keine E-Mail zur Bestätigung',
    state: 'waiting-for-sender',
    messages: [
      asked(
        19,
        'Ich habe mich gestern angemeldet und warte immer noch auf die E-Mail mit dem Link.',
      ),
      answered(
        16,
        'Hallo Jonas, sie ist gestern um 18:04 Uhr an deinen Anbieter gegangen. Schau bitte im Spam-Ordner nach. In deinen Einstellungen kannst du dir unter Sicherheit einen neuen Link schicken lassen, er gilt drei Tage. Kommt der an?',
      ),
    ],
  },
  {
    from: 'demoOwner',
    category: 'photographers',
    about: 'studio',
    subject: 'Pictures of our two rooms',
    answers: { city: 'London', rooms: '2' },
    state: 'open',
    messages: [
      asked(
        31,
        'The live room has new panels and the pictures still show the old ones. We are free most mornings before eleven.',
      ),
    ],
  },
  {
    from: { name: 'Priya Raman', email: 'priya@nightshift.example' },
    category: 'press',
    subject: 'A piece about rooms that are empty by day',
    answers: { outlet: 'Night Shift Magazine', wish: 'facts' },
    state: 'open',
    priority: 'high',
    messages: [
      asked(
        9,
        'I am writing about studios that stand empty on weekday mornings. Do you have numbers by city that I may quote?',
      ),
    ],
  },
  {
    from: { name: 'Clara Osei', email: 'clara@eastmusic.example' },
    category: 'partners',
    subject: 'Practice rooms for our students',
    answers: { organization: 'East Music School', trade: 'school' },
    state: 'open',
    priority: 'low',
    messages: [
      asked(
        64,
        'We have sixty students and four rooms. Is there a way to book many short sessions for people who change every week?',
      ),
    ],
  },
  {
    from: 'otherMusician',
    category: 'booking',
    subject: 'The host does not answer',
    state: 'open',
    messages: [
      asked(
        3,
        'I asked for Saturday yesterday morning and have heard nothing. Should I look elsewhere?',
      ),
    ],
  },
];

/** What the demo administrator answers often. */
export const cannedAnswers: readonly CannedAnswerInput[] = [
  {
    title: 'A calendar shows a session twice',
    content:
      'Hello {name}, one of the two is probably the file that you added by hand, the other comes from the secret address that your calendar reads. Delete the file’s entry; the other follows every change by itself.',
  },
  {
    title: 'Change a booking',
    content:
      'Hello {name}, you needn’t cancel. Open the booking and choose Change the booking. The host sees the new time and the difference in price, and your session stays as it is until they agree.',
  },
  {
    title: 'No confirmation email',
    content:
      'Hello {name}, please look in your spam folder first. In your settings, under Security, you can have a new link sent; it works for three days. If that doesn’t arrive either, tell us here ({number}) and we look into it.',
  },
  {
    title: 'Paying by card',
    content:
      'Hello {name}, paying by card is not offered yet, so no money moves through Roomtone. You and the studio have agreed on the price that the booking shows, and settle it with each other.',
  },
  {
    title: 'The host has not answered',
    content:
      'Hello {name}, hosts have 48 hours, and never past the start of the session. Until then the time is held for you. If nothing comes the request expires, costs nothing, and its page shows studios that are free at that time. You can also withdraw it now.',
  },
  {
    title: 'We look into a report',
    content:
      'Hello {name}, thank you for telling us. Please report the conversation from its menu as well: then we can read it until the report is closed. We don’t tell the other side who sent it. We write to you here ({number}) once we have decided.',
  },
];
