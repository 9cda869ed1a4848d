import type { CityId } from '#domain/studios/city.ts';
import type { Random } from '#demo/lib/random.ts';
import { spaceKinds } from './plan.ts';
import type { SpaceKind } from './plan.ts';

/** No name stands under two kinds: a listing's spaces are known again by their names. */
const everywhere: Readonly<Record<SpaceKind, readonly string[]>> = {
  live: ['Live room', 'Live room', 'Tracking room', 'The big room', 'Studio A', 'Live floor'],
  control: ['Control room', 'Control room', 'Control room A', 'Listening side'],
  booth: ['Vocal booth', 'Iso booth', 'Isolation booth', 'Small booth', 'Vocal room'],
  ampbooth: ['Amp room', 'Amp closet', 'Amp isolation'],
  lounge: ['Lounge', 'Lounge', 'Sofa room', 'Back lounge', 'Kitchen and sofas', 'Waiting room'],
  store: ['Lock-up', 'Storage cage', 'Gear storage', 'Storage room'],
  rehearsalroom: [
    'Room 1',
    'Room A',
    'The red room',
    'The blue room',
    'The long room',
    'Room 2',
    'Rehearsal room',
    'The corner room',
    'Room 5',
  ],
  talkroom: [
    'The table',
    'Recording room',
    'Podcast room',
    'The round table',
    'Talk room',
    'The set',
  ],
  suite: ['Mix room', 'Mix suite', 'Mixing room'],
  masterroom: ['Mastering room', 'Mastering suite', 'Listening room'],
  machineroom: ['Machine room', 'Transfer room'],
  vobooth: ['Booth A', 'Voice booth', 'Recording booth', 'Reading booth', 'Narration booth'],
  writing: [
    'Writing room',
    'Production room',
    'Production suite',
    'Writing suite',
    'Studio B',
    'Beat room',
  ],
  drumroom: ['Drum room', 'Drum room', 'The kit room', 'Drum floor'],
  hall: ['Hall', 'Main hall', 'Scoring stage', 'The stage', 'Great hall'],
  greenroom: ['Green room', 'Players’ room', 'Artists’ room'],
  balcony: ['Gallery', 'Balcony', 'Upper gallery'],
  library: ['Music library', 'Score library'],
  homeroom: ['Studio', 'The studio', 'Home studio', 'Recording and control room', 'Music room'],
  garden: ['Garden', 'Terrace', 'Back porch', 'Patio'],
  classroom: ['Classroom', 'Teaching studio', 'Teaching room', 'Workshop'],
  practice: ['Practice room', 'Small practice room'],
};

const local: Partial<Record<CityId, Partial<Record<SpaceKind, readonly string[]>>>> = {
  berlin: {
    live: ['Aufnahmeraum'],
    control: ['Regie', 'Regieraum'],
    booth: ['Gesangskabine'],
    vobooth: ['Sprecherkabine'],
    rehearsalroom: ['Proberaum 1', 'Proberaum 3'],
    hall: ['Großer Saal'],
    lounge: ['Küche und Sofa'],
  },
  paris: {
    live: ['Grande salle', 'Plateau'],
    control: ['Cabine', 'Régie'],
    booth: ['Cabine voix'],
    rehearsalroom: ['Salle 1', 'Salle 2'],
    hall: ['Grand plateau'],
    lounge: ['Salon'],
  },
  stockholm: {
    live: ['Stora rummet'],
    control: ['Kontrollrum'],
    booth: ['Sångbås'],
    rehearsalroom: ['Replokal 2'],
    hall: ['Stora salen'],
    lounge: ['Fikarum'],
  },
  tokyo: {
    live: ['Main floor'],
    control: ['Control room 1'],
    rehearsalroom: ['Studio 1', 'A-st', 'B-st', 'Studio 3'],
    lounge: ['Lobby'],
  },
  miami: { lounge: ['Sala'], garden: ['Patio'] },
};

/** How often a city's own word is used where it has one. */
const LOCAL_SHARE = 0.45;

export function nameSpace(kind: SpaceKind, city: CityId, random: Random): string {
  const own = local[city]?.[kind];
  return random.pick(own && random.chance(LOCAL_SHARE) ? own : everywhere[kind]);
}

const kinds = new Map<string, SpaceKind>(
  spaceKinds.flatMap((kind) =>
    [everywhere, ...Object.values(local)].flatMap((names) =>
      (names[kind] ?? []).map((name) => [name, kind] as const),
    ),
  ),
);

/** The kind of the space that is called `name`; undefined when none is. */
export function kindOfSpace(name: string): SpaceKind | undefined {
  return kinds.get(name);
}

/** What a kind of space is called in a sentence. */
export const spaceNouns: Readonly<Record<SpaceKind, string>> = {
  live: 'live room',
  control: 'control room',
  booth: 'booth',
  ampbooth: 'amp room',
  lounge: 'lounge',
  store: 'lock-up',
  rehearsalroom: 'room',
  talkroom: 'recording room',
  suite: 'mix room',
  masterroom: 'mastering room',
  machineroom: 'machine room',
  vobooth: 'booth',
  writing: 'writing room',
  drumroom: 'drum room',
  hall: 'hall',
  greenroom: 'green room',
  balcony: 'gallery',
  library: 'music library',
  homeroom: 'studio',
  garden: 'garden',
  classroom: 'classroom',
  practice: 'practice room',
};
