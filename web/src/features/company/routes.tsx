import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const companyRoutes: RouteObject[] = [
  page({
    path: 'team',
    params: [],
    load: async () => (await import('./pages/team-page.tsx')).TeamPage,
  }),
  page({
    path: 'testimonials',
    params: [],
    load: async () => (await import('./pages/testimonials-page.tsx')).TestimonialsPage,
  }),
  page({
    path: 'partners',
    params: [],
    load: async () => (await import('./pages/partners-page.tsx')).PartnersPage,
  }),
  page({
    path: 'press-room',
    params: [],
    load: async () => (await import('./pages/press-room-page.tsx')).PressRoomPage,
  }),
  page({
    path: 'careers',
    params: [],
    load: async () => (await import('./pages/careers-page.tsx')).CareersPage,
  }),
  page({
    path: 'careers/:slug',
    params: [],
    load: async () => (await import('./pages/opening-page.tsx')).OpeningPage,
  }),
  page({
    path: 'reviews',
    params: ['q', 'rating', 'city', 'type'],
    load: async () => (await import('./pages/reviews-page.tsx')).ReviewsPage,
  }),
  page({
    path: 'events',
    params: ['month', 'city'],
    load: async () => (await import('./pages/events-page.tsx')).EventsPage,
  }),
  page({
    path: 'events/:slug',
    params: [],
    load: async () => (await import('./pages/event-page.tsx')).EventPage,
  }),
  page({
    path: 'removals',
    params: [],
    load: async () => (await import('./pages/removals-page.tsx')).RemovalsPage,
  }),
];
