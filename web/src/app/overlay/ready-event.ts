/** Told when the app has hydrated the page. Apart from the overlay, whose code only the server has. */
export const READY_EVENT = 'roomtone:hydrated';
