import type { Schedule } from '#domain/bookings/availability.ts';
import type { DemoStudio } from '#demo/studios/demo-studio.ts';
import type { Appointment } from './itinerary.ts';

/** Somebody who wrote about a studio. */
export interface Critic {
  userId: number;
  /** Epoch milliseconds. */
  wroteAt: number;
  /** Whether they had been there, if that can be arranged, or had certainly not. */
  visited: boolean;
}

/** A listing with all that its bookings follow from. */
export interface Room {
  studio: DemoStudio;
  ownerId: number;
  zone: string;
  /** Epoch milliseconds. */
  listedAt: number;
  exceptions: Schedule['exceptions'];
  critics: readonly Critic[];
  /** Bookings that it has in any case. */
  appointments: readonly Appointment[];
}
