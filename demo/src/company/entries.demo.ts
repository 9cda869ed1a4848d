import type { EntryFacts, EntryKind, EntryTexts, PraisedService } from '#domain/company/entry.ts';

/** An invented entry, in English. */
export interface DemoEntry<Kind extends EntryKind> {
  kind: Kind;
  facts: Partial<EntryFacts<Kind>>;
  texts: EntryTexts<Kind>;
}

function member(name: string, role: string, text: string): DemoEntry<'team-member'> {
  return { kind: 'team-member', facts: { name }, texts: { role, text } };
}

/** The team: eight people (spec §9). */
export const members: readonly DemoEntry<'team-member'>[] = [
  member(
    'Ada Lindgren',
    'Founder',
    'Ran a two-room studio in Malmö for nine years and answered the phone for all of them.',
  ),
  member(
    'Marcus Oyelaran',
    'Engineering',
    'Wrote console automation before he wrote calendars. Believes that an hour can be held once.',
  ),
  member(
    'Yuki Tanabe',
    'Design',
    'Draws every room that you see here. Records rain on a field recorder from 1994.',
  ),
  member(
    'Clémence Aubert',
    'Studios',
    'Looks at each new listing and calls when something does not add up. Plays the viola.',
  ),
  member(
    'Dev Raman',
    'Support',
    'Reads every message that says “it does not work”, and finds out what “it” is.',
  ),
  member(
    'Hannah Vogt',
    'Sound',
    'Mastering engineer on Tuesdays and Thursdays, editor of the blog on all other days.',
  ),
  member(
    'Luis Cabrera',
    'Partnerships',
    'Knows who repairs tape machines in eleven cities, and is looking for the twelfth.',
  ),
  member(
    'Ngozi Adeyemi',
    'Trust & law',
    'Writes terms that musicians finish reading. Sings second alto.',
  ),
];

interface DemoTestimonial {
  name: string;
  role: string;
  text: string;
  rating: string;
  track: string;
  /** The slug of the demo's portfolio in which it can be heard. */
  portfolio?: string;
  /** The number of the demo's studio in which it was recorded. */
  studio?: string;
  /** What of ours it praises, if not the product as a whole. */
  service?: PraisedService;
}

function testimonial({ role, text, ...facts }: DemoTestimonial): DemoEntry<'testimonial'> {
  return { kind: 'testimonial', facts, texts: { role, text } };
}

export const testimonials: readonly DemoEntry<'testimonial'>[] = [
  testimonial({
    name: 'Imogen Slate',
    role: 'Singer and songwriter',
    text: 'I booked four hours on a Sunday night and paid what the first page had said. The room was as it looked, down to the lamp.',
    rating: '5',
    track: 'Paper Boats',
    portfolio: 'imogen-slate',
    studio: '1',
  }),
  testimonial({
    name: 'The Low Ceilings',
    role: 'Band of four',
    text: 'We found a live room with a drum kit that fits in our calendar, not the other way round. Two evenings, one EP.',
    rating: '5',
    track: 'Cellar Door',
    portfolio: 'the-low-ceilings',
    studio: '2',
  }),
  testimonial({
    name: 'Teodor Blum',
    role: 'Podcast producer',
    text: 'Four microphones, a door that closes and an invoice that I understand. I stopped looking.',
    rating: '4',
    track: 'Kitchen Talk, episode 12',
    studio: '3',
  }),
  testimonial({
    name: 'Reiko Matsuda',
    role: 'Film composer',
    text: 'Comparing three orchestral rooms took ten minutes instead of ten emails. The strings thank you.',
    rating: '5',
    track: 'Harbor Lights',
    portfolio: 'reiko-matsuda',
    studio: '5',
  }),
  testimonial({
    name: 'Jonas Feld',
    role: 'Mixing engineer',
    text: 'Clients send me the booking, and I know the monitors before I walk in. I would like more rooms to say how loud their air conditioning is.',
    rating: '4',
    track: 'Static Garden',
    studio: '6',
  }),
  testimonial({
    name: 'Awa Diop',
    role: 'Voice artist',
    text: 'My train was late, I asked to move the session by an hour, and the studio said yes before I had found my seat.',
    rating: '5',
    track: 'Audiobook: The Salt Road',
    studio: '7',
  }),
  testimonial({
    name: 'Nadia Quist',
    role: 'Singer',
    text: 'I wrote “the second chorus should feel like a door opening” at 1:42 and got exactly that back, a day later.',
    rating: '5',
    track: 'Wide Awake',
    service: 'fidelity',
  }),
  testimonial({
    name: 'Harbor Street Quartet',
    role: 'Jazz quartet',
    text: 'Four tracks, one room, and at last the bass is where it was that night. The first revision was the last.',
    rating: '5',
    track: 'Late Set',
    service: 'fidelity',
  }),
  testimonial({
    name: 'Emre Sayın',
    role: 'Producer',
    text: 'I know what a loud master costs. This one breathes, and it still holds its own between two others in a playlist.',
    rating: '4',
    track: 'Glass Bridge',
    service: 'fidelity',
  }),
  testimonial({
    name: 'Lotte Brandt',
    role: 'Drummer',
    text: 'Our first single hangs above the rehearsal room sofa. You can see where I came in a beat early.',
    rating: '5',
    track: 'First Light',
    service: 'canvas',
  }),
  testimonial({
    name: 'Tomás Villar',
    role: 'Father of the bride',
    text: 'The waltz that we danced to, in her colors, framed in oak. It arrived flat, square and two days early.',
    rating: '5',
    track: 'Waltz for Inés',
    service: 'canvas',
  }),
  testimonial({
    name: 'Quiet Loft',
    role: 'Recording studio',
    text: 'We ordered five for the corridor, one for each record that was made here. Guests find their own at once.',
    rating: '4',
    track: 'Five records',
    service: 'canvas',
  }),
];

function partner(name: string, role: string, text: string): DemoEntry<'partner'> {
  return { kind: 'partner', facts: { name }, texts: { role, text } };
}

export const partners: readonly DemoEntry<'partner'>[] = [
  partner(
    'Fern & Reel',
    'Tape and repair',
    'Looks after tape machines in listed studios, and lends one while yours is on the bench.',
  ),
  partner(
    'Quiet Hours',
    'Acoustics',
    'Measures rooms for owners who list here and tells them, in one page, what to do first.',
  ),
  partner(
    'Kestrel Microphones',
    'Microphones on loan',
    'Lets studios borrow a pair for a month. What guests say of them stands in the reviews.',
  ),
  partner(
    'Night Bus Sessions',
    'Young musicians',
    'Brings school bands into rooms that stand empty on weekday mornings.',
  ),
];

function press(
  name: string,
  publishedOn: string,
  title: string,
  text: string,
): DemoEntry<'press-mention'> {
  return { kind: 'press-mention', facts: { name, publishedOn }, texts: { title, text } };
}

export const mentions: readonly DemoEntry<'press-mention'>[] = [
  press(
    'The Patchbay',
    '2026-10-14',
    'The calendar is the instrument',
    '“What sets it apart is dull and wonderful: the time that it shows is free.”',
  ),
  press(
    'Room & Board',
    '2026-08-02',
    'Eight people who have been in too many studios',
    '“They argue about the price of cleaning the way others argue about reverb.”',
  ),
  press(
    'Second Engineer',
    '2026-05-21',
    'Booking by the hour, at last without the phone',
    '“I cancelled on purpose to see what would happen. It did what it had said.”',
  ),
];

export const openings: readonly DemoEntry<'opening'>[] = [
  {
    kind: 'opening',
    facts: {
      slug: 'studio-liaison-berlin',
      employment: 'full-time',
      city: 'berlin',
      publishedOn: '2026-11-02',
    },
    texts: {
      title: 'Studio liaison',
      summary: 'You visit studios in and around Berlin and help those who run them to list well.',
      duties:
        'Visit two or three studios a week\nTake notes of what guests will want to know\nTell us what owners find hard to do',
      requirements:
        'You have worked in a studio, at the desk or at the door\nYou speak German and English\nYou like to listen',
    },
  },
  {
    kind: 'opening',
    facts: {
      slug: 'product-engineer',
      employment: 'full-time',
      city: '',
      publishedOn: '2026-10-19',
    },
    texts: {
      title: 'Product engineer',
      summary:
        'You build calendars, prices and pages that people rely on, from the table to the button.',
      duties:
        'Own a part of the product from the question to the numbers afterwards\nWrite tests that others can read\nAnswer support for a day each month',
      requirements:
        'You have shipped web products in TypeScript or something near it\nYou know what a time zone does to a booking\nYou write plainly',
    },
  },
  {
    kind: 'opening',
    facts: {
      slug: 'blog-editor',
      employment: 'part-time',
      city: 'london',
      publishedOn: '2026-11-16',
    },
    texts: {
      title: 'Editor of the blog',
      summary: 'You find people who know something about recording, and help them to say it.',
      duties:
        'Plan a month of posts\nEdit until nothing is left to take away\nCheck every claim in a room',
      requirements:
        'You have edited others\nYou have been recorded, or have recorded\nYou dislike the word “ultimate”',
    },
  },
];

interface DemoDeal {
  name: string;
  /** Empty for everywhere. */
  city: string;
  /** Empty where nothing has to be said or typed. */
  code: string;
  /** Days after the demo begins on which it ends. */
  inDays: number;
  title: string;
  text: string;
}

export const deals: readonly DemoDeal[] = [
  {
    name: 'Fern & Reel',
    city: '',
    code: 'ROOMTONE-SPLICE',
    inDays: 60,
    title: 'A reel of tape for every five',
    text: 'Order five reels of half-inch tape and the sixth is in the box. New tape, one order for each studio.',
  },
  {
    name: 'Kettle Works',
    city: 'nashville',
    code: '',
    inDays: 25,
    title: 'Drums tuned before you arrive',
    text: 'On Tuesdays and Wednesdays the kit is tuned to your song at no charge. Send the key with your booking.',
  },
  {
    name: 'Night Bus Sessions',
    city: 'london',
    code: 'LAST BUS',
    inDays: 40,
    title: 'A third off for school bands',
    text: 'For bands whose members all go to school, on weekday mornings. A teacher signs, nobody has to be good.',
  },
  {
    name: 'Halle 3',
    city: 'berlin',
    code: 'HOF',
    inDays: 18,
    title: 'Strings at half price',
    text: 'A set of strings from the shop in the courtyard at half price on the day of your session. Show your booking.',
  },
];

interface DemoEvent {
  slug: string;
  city: string;
  venue: string;
  /** Days after the demo begins. */
  inDays: number;
  /** `HH:MM`, by the clocks of the city. */
  from: string;
  until: string;
  title: string;
  text: string;
}

export const events: readonly DemoEvent[] = [
  {
    slug: 'open-day-berlin',
    city: 'berlin',
    venue: 'Halle 3, Neukölln',
    inDays: 6,
    from: '14:00',
    until: '19:00',
    title: 'Open day: six rooms, one courtyard',
    text: 'Walk through six rooms around one courtyard, clap in each of them, and hear the same song played in all six. No booking needed.',
  },
  {
    slug: 'listening-evening-london',
    city: 'london',
    venue: 'The Long Hall, Hackney',
    inDays: 10,
    from: '19:00',
    until: '21:30',
    title: 'Listening evening: one take',
    text: 'Five records that were made in one take, heard on the monitors of a mastering room, with one of the engineers who made them.',
  },
  {
    slug: 'drum-workshop-nashville',
    city: 'nashville',
    venue: 'Kettle Works',
    inDays: 15,
    from: '10:00',
    until: '13:00',
    title: 'Workshop: tuning drums for the room',
    text: 'Bring a snare. We tune it four times for four corners of the same room and listen to what the room does with it.',
  },
  {
    slug: 'podcast-clinic-new-york',
    city: 'new-york',
    venue: 'Pier 4 Studios, Brooklyn',
    inDays: 19,
    from: '18:00',
    until: '20:00',
    title: 'Podcast clinic',
    text: 'Bring an episode that sounds wrong. Three producers say why, and what it costs to mend it.',
  },
  {
    slug: 'synth-sunday-tokyo',
    city: 'tokyo',
    venue: 'Studio Kawa, Shimokitazawa',
    inDays: 27,
    from: '13:00',
    until: '17:00',
    title: 'Synth Sunday',
    text: 'Twelve old machines, warmed up and in tune, for an afternoon. Headphones are there; bring a cable of your own.',
  },
  {
    slug: 'choir-night-stockholm',
    city: 'stockholm',
    venue: 'Kapellet, Södermalm',
    inDays: 34,
    from: '18:30',
    until: '21:00',
    title: 'Choir night',
    text: 'Everybody sings, four microphones listen, and you take the recording home. No experience needed.',
  },
  {
    slug: 'owners-breakfast-los-angeles',
    city: 'los-angeles',
    venue: 'Tallow Yard, Echo Park',
    inDays: 41,
    from: '09:00',
    until: '11:00',
    title: 'Breakfast for owners',
    text: 'Those who run rooms in Los Angeles meet for two hours: prices, neighbors, and how to say no to a smoke machine.',
  },
];
