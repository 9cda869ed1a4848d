import { arc, listeningTriangle } from './geometry.ts';
import type { KindName, Point, RoomPlan, Thing } from './room-plan.ts';

/** The same thing in several places. */
const each = (kind: KindName, places: readonly Omit<Thing, 'kind'>[]): Thing[] =>
  places.map((place) => ({ kind, ...place }));

/** Things along the left and the right wall, at these distances from the front. */
function alongSides(
  kind: 'absorber' | 'diffuser',
  { width, depth, at }: { width: number; depth: number; at: readonly number[] },
): Thing[] {
  return at.flatMap((y) =>
    each(kind, [
      { x: depth / 2, y, turn: 90 },
      { x: width - depth / 2, y, turn: -90 },
    ]),
  );
}

/** Traps in corners: those at the front, or all four. */
function traps({ width, length }: { width: number; length: number }, corners: 2 | 4): Thing[] {
  const places: Point[] = [0.3, length - 0.3].flatMap((y) => [
    { x: 0.3, y },
    { x: width - 0.3, y },
  ]);
  return each('bassTrap', places.slice(0, corners));
}

const controlRoom = { width: 5.2, length: 6.4, height: 2.9 };
const bedroom = { width: 3.4, length: 4.2, height: 2.5 };
const roundTable = { x: 2.1, y: 2.4 };
const podium = { x: 9, y: 10.6 };

/** The plans, in the order in which they are offered. All are drawn for this product and stand nowhere. */
export const roomPlans = [
  {
    id: 'control-room',
    category: 'mixing',
    ...controlRoom,
    surfaces: { floor: 'wood', ceiling: 'plasterboard', walls: 'plasterboard' },
    openings: [
      { kind: 'window', wall: 'front', from: 1.8, width: 1.6, height: 1 },
      { kind: 'door', wall: 'left', from: 4.6, width: 0.9, height: 2 },
    ],
    things: [
      { kind: 'rug', x: 2.6, y: 3.5, width: 3, depth: 2 },
      { kind: 'console', x: 2.6, y: 1.45 },
      ...listeningTriangle(controlRoom, 2.2),
      { kind: 'rack', x: 0.4, y: 3.8 },
      { kind: 'rack', x: 4.8, y: 3.8 },
      { kind: 'sofa', x: 2.6, y: 5.3, turn: 180 },
      ...traps(controlRoom, 4),
      ...alongSides('absorber', { width: 5.2, depth: 0.1, at: [1.3, 2.55, 3.85] }),
      ...each('absorber', [
        { x: 1.2, y: 0.05 },
        { x: 4, y: 0.05 },
      ]),
      ...each('diffuser', [
        { x: 2, y: 6.3, turn: 180 },
        { x: 3.2, y: 6.3, turn: 180 },
      ]),
      { kind: 'cloud', x: 2.6, y: 1.8, width: 3, depth: 2.4 },
    ],
    paths: [
      ['left', 'listener'],
      ['right', 'listener'],
    ],
  },
  {
    id: 'live-room',
    category: 'live-rooms',
    width: 7.4,
    length: 9.6,
    height: 4.2,
    surfaces: { floor: 'wood', ceiling: 'panelling', walls: 'brick' },
    openings: [
      { kind: 'window', wall: 'front', from: 2.6, width: 2.4, height: 1.2 },
      { kind: 'door', wall: 'back', from: 3.2, width: 1.2, height: 2.1 },
    ],
    things: [
      { kind: 'rug', x: 2, y: 2.1, width: 2.4, depth: 2.2 },
      { kind: 'drumKit', x: 2, y: 2, id: 'kit' },
      { kind: 'overheads', x: 2, y: 1.9 },
      { kind: 'grandPiano', x: 5.8, y: 2.6 },
      { kind: 'microphone', x: 5.8, y: 2.2 },
      { kind: 'guitarAmp', x: 0.8, y: 5.2, turn: 90 },
      { kind: 'bassAmp', x: 0.8, y: 6.8, turn: 90 },
      { kind: 'musicStand', x: 5.6, y: 5.5 },
      { kind: 'microphone', x: 5.6, y: 6 },
      { kind: 'singer', x: 5.6, y: 6.4 },
      { kind: 'microphone', id: 'room', x: 3.7, y: 7 },
      ...each('chair', [
        { x: 4.9, y: 8.6 },
        { x: 5.6, y: 8.6 },
      ]),
      ...each('gobo', [
        { x: 3.6, y: 2.1, turn: 90 },
        { x: 2, y: 3.7 },
        { x: 2, y: 5.9 },
      ]),
      ...each('absorber', [
        { x: 7.35, y: 5, turn: -90 },
        { x: 7.35, y: 6.6, turn: -90 },
        { x: 0.05, y: 2, turn: 90 },
        { x: 0.05, y: 3.4, turn: 90 },
      ]),
      ...each('diffuser', [
        { x: 1.4, y: 9.5, turn: 180 },
        { x: 6, y: 9.5, turn: 180 },
      ]),
      { kind: 'curtain', x: 6.2, y: 0.1 },
    ],
    paths: [['kit', 'room']],
  },
  {
    id: 'vocal-booth',
    category: 'voice-over',
    width: 2,
    length: 2.4,
    height: 2.5,
    surfaces: { floor: 'carpet', ceiling: 'plasterboard', walls: 'plasterboard' },
    openings: [
      { kind: 'window', wall: 'front', from: 0.5, width: 1, height: 0.8 },
      { kind: 'door', wall: 'back', from: 0.55, width: 0.9, height: 2 },
    ],
    things: [
      { kind: 'musicStand', x: 0.9, y: 0.4 },
      { kind: 'microphone', id: 'mic', x: 0.9, y: 0.95 },
      { kind: 'singer', id: 'voice', x: 0.9, y: 1.4 },
      ...alongSides('absorber', { width: 2, depth: 0.1, at: [0.6, 1.8] }),
      { kind: 'cloud', x: 1, y: 1.2 },
    ],
    paths: [['voice', 'mic']],
  },
  {
    id: 'podcast-room',
    category: 'podcast',
    width: 4.2,
    length: 5,
    height: 2.6,
    surfaces: { floor: 'carpet', ceiling: 'plasterboard', walls: 'plasterboard' },
    openings: [
      { kind: 'window', wall: 'front', from: 1.2, width: 1.8, height: 1.3 },
      { kind: 'door', wall: 'back', from: 0.9, width: 0.9, height: 2 },
    ],
    things: [
      { kind: 'table', ...roundTable, turn: 45 },
      ...arc(roundTable, 1.2, [45, 315], 4).map((place, index): Thing => ({
        kind: 'chair',
        ...place,
        ...(index === 0 && { id: 'guest' }),
      })),
      ...arc(roundTable, 0.6, [45, 315], 4).map((place, index): Thing => ({
        kind: 'microphone',
        ...place,
        height: 1,
        ...(index === 2 && { id: 'host' }),
      })),
      ...each('camera', [
        { x: 0.5, y: 0.6 },
        { x: 3.7, y: 0.6 },
      ]),
      ...each('bassTrap', [
        { x: 0.3, y: 4.7 },
        { x: 3.9, y: 4.7 },
      ]),
      ...alongSides('absorber', { width: 4.2, depth: 0.1, at: [1.8, 3.2] }),
      { kind: 'absorber', x: 2.7, y: 4.95, turn: 180 },
      { kind: 'curtain', x: 2.1, y: 0.1 },
      { kind: 'cloud', x: 2.1, y: 2.4, width: 2, depth: 2 },
    ],
    paths: [['guest', 'host']],
  },
  {
    id: 'drum-room',
    category: 'drums',
    width: 5,
    length: 6.2,
    height: 3.4,
    surfaces: { floor: 'wood', ceiling: 'plasterboard', walls: 'brick' },
    openings: [
      { kind: 'window', wall: 'left', from: 2, width: 1.6, height: 1 },
      { kind: 'door', wall: 'back', from: 3.45, width: 0.9, height: 2 },
    ],
    things: [
      { kind: 'rug', x: 2.5, y: 2.6, width: 2.4, depth: 2.2 },
      { kind: 'drumKit', id: 'kit', x: 2.5, y: 2.5 },
      { kind: 'overheads', x: 2.1, y: 2.4 },
      { kind: 'overheads', x: 2.9, y: 2.4 },
      { kind: 'microphone', x: 2.5, y: 3.5, height: 0.4 },
      { kind: 'microphone', id: 'roomLeft', x: 1.2, y: 5.2 },
      { kind: 'microphone', id: 'roomRight', x: 3.8, y: 5.2 },
      { kind: 'shelf', x: 0.25, y: 4.5, turn: 90 },
      ...traps({ width: 5, length: 6.2 }, 4),
      ...each('absorber', [
        { x: 1.7, y: 0.05 },
        { x: 3.3, y: 0.05 },
        { x: 4.95, y: 2, turn: -90 },
        { x: 4.95, y: 3.4, turn: -90 },
      ]),
      ...each('diffuser', [
        { x: 1.3, y: 6.1, turn: 180 },
        { x: 2.6, y: 6.1, turn: 180 },
      ]),
      { kind: 'cloud', x: 2.5, y: 2.5, width: 2.4, depth: 2.4 },
    ],
    paths: [
      ['kit', 'roomLeft'],
      ['kit', 'roomRight'],
    ],
  },
  {
    id: 'rehearsal-room',
    category: 'rehearsal',
    width: 5.5,
    length: 7,
    height: 2.8,
    surfaces: { floor: 'carpet', ceiling: 'tiles', walls: 'concrete' },
    openings: [{ kind: 'door', wall: 'right', from: 5, width: 1, height: 2 }],
    things: [
      { kind: 'drumKit', id: 'kit', x: 2.75, y: 1.4 },
      { kind: 'bassAmp', x: 0.8, y: 1.1 },
      { kind: 'guitarAmp', x: 0.6, y: 2.7, turn: 90 },
      { kind: 'guitarAmp', x: 4.9, y: 2.3, turn: -90 },
      { kind: 'keyboard', x: 4.6, y: 4.4, turn: 90 },
      { kind: 'singer', x: 2.75, y: 4.2, turn: 180 },
      { kind: 'microphone', id: 'vocal', x: 2.75, y: 4.6 },
      { kind: 'loudspeaker', id: 'pa', x: 0.6, y: 6.4, turn: 45 },
      { kind: 'loudspeaker', x: 4.9, y: 6.4, turn: -45 },
      { kind: 'sofa', x: 2.75, y: 6.45, turn: 180 },
      ...traps({ width: 5.5, length: 7 }, 2),
      ...each('curtain', [
        { x: 1.65, y: 0.1 },
        { x: 3.85, y: 0.1 },
      ]),
      ...each('absorber', [
        { x: 0.05, y: 4, turn: 90 },
        { x: 0.05, y: 5.3, turn: 90 },
        { x: 5.45, y: 3.6, turn: -90 },
      ]),
    ],
    paths: [
      ['kit', 'vocal'],
      ['pa', 'vocal'],
    ],
  },
  {
    id: 'bedroom-studio',
    category: 'home-studios',
    ...bedroom,
    surfaces: { floor: 'wood', ceiling: 'plasterboard', walls: 'plasterboard' },
    openings: [
      { kind: 'window', wall: 'front', from: 1, width: 1.4, height: 1.2 },
      { kind: 'door', wall: 'back', from: 0.8, width: 0.9, height: 2 },
    ],
    things: [
      { kind: 'rug', x: 1.4, y: 2.1 },
      { kind: 'desk', x: 1.7, y: 0.75, width: 1.6, depth: 0.7 },
      ...listeningTriangle(bedroom, 1.1),
      { kind: 'bed', x: 2.6, y: 3.1 },
      { kind: 'wardrobe', x: 0.3, y: 3.2, turn: 90 },
      ...traps(bedroom, 2),
      ...alongSides('absorber', { width: 3.4, depth: 0.1, at: [1.25] }),
      { kind: 'cloud', x: 1.7, y: 1.2 },
    ],
    paths: [
      ['left', 'listener'],
      ['right', 'listener'],
    ],
  },
  {
    id: 'orchestral-stage',
    category: 'orchestral',
    width: 18,
    length: 13,
    height: 9,
    surfaces: { floor: 'wood', ceiling: 'panelling', walls: 'panelling' },
    openings: [
      { kind: 'window', wall: 'back', from: 6.5, width: 5, height: 1.5 },
      { kind: 'door', wall: 'left', from: 10.6, width: 1.8, height: 2.4 },
      { kind: 'door', wall: 'right', from: 10.6, width: 1.8, height: 2.4 },
    ],
    things: [
      { kind: 'podium', ...podium },
      { kind: 'musicStand', x: 9, y: 9.8 },
      ...arc(podium, 2.2, [195, 345], 10).map((place, index): Thing => ({
        kind: 'chair',
        ...place,
        ...(index === 0 && { id: 'violin' }),
      })),
      ...each('chair', arc(podium, 3.5, [195, 345], 14)),
      ...each('chair', arc(podium, 4.8, [195, 345], 18)),
      ...each('chair', arc(podium, 6.1, [220, 320], 12)),
      ...each('chair', arc(podium, 7.4, [225, 315], 11)),
      { kind: 'timpani', id: 'timpani', x: 9, y: 1.5 },
      { kind: 'grandPiano', x: 2.4, y: 8.2, turn: 60 },
      { kind: 'microphone', id: 'tree', x: 9, y: 9.1, height: 3.2 },
      { kind: 'microphone', x: 8, y: 9.6, height: 3.2 },
      { kind: 'microphone', x: 10, y: 9.6, height: 3.2 },
      { kind: 'microphone', x: 5, y: 8.9, height: 3.2 },
      { kind: 'microphone', x: 13, y: 8.9, height: 3.2 },
      ...alongSides('diffuser', { width: 18, depth: 0.2, at: [2.5, 4, 5.5] }),
      ...each('curtain', [
        { x: 3.5, y: 12.85, width: 4, height: 4, turn: 180 },
        { x: 14.5, y: 12.85, width: 4, height: 4, turn: 180 },
      ]),
    ],
    paths: [
      ['timpani', 'tree'],
      ['violin', 'tree'],
    ],
  },
] as const satisfies readonly RoomPlan[];

export type RoomPlanId = (typeof roomPlans)[number]['id'];

/** The plan of an id, or the first one where there is none of it. */
export function roomPlan(id: string | null): RoomPlan & { id: RoomPlanId } {
  return roomPlans.find((plan) => plan.id === id) ?? roomPlans[0];
}
