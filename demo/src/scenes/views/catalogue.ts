import type { CategoryId } from '#domain/studios/category.ts';
import type { Compose } from '../composition.ts';
import * as drums from './drums.ts';
import * as educational from './educational.ts';
import * as homeStudios from './home-studios.ts';
import * as liveRooms from './live-rooms.ts';
import { lounge } from './lounge.ts';
import * as mastering from './mastering.ts';
import * as mixing from './mixing.ts';
import * as orchestral from './orchestral.ts';
import * as podcast from './podcast.ts';
import * as production from './production.ts';
import * as recording from './recording.ts';
import * as rehearsal from './rehearsal.ts';
import * as voiceOver from './voice-over.ts';

/** The views of a studio that show a room. */
export const roomViews = ['wide', 'desk', 'live', 'lounge'] as const;
export type RoomView = (typeof roomViews)[number];

const rooms: Readonly<Record<CategoryId, Readonly<Record<Exclude<RoomView, 'lounge'>, Compose>>>> =
  {
    recording,
    mixing,
    mastering,
    rehearsal,
    podcast,
    'voice-over': voiceOver,
    'live-rooms': liveRooms,
    production,
    drums,
    orchestral,
    'home-studios': homeStudios,
    educational,
  };

/** How a view of a kind of studio is composed. Every kind has the same choice of lounges. */
export function composerOf(category: CategoryId, view: RoomView): Compose {
  return view === 'lounge' ? lounge : rooms[category][view];
}
