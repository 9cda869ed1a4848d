/*
 * What the server tells pages and readers apart with where another thread renders: without the app,
 * which would take its memory and a second of its start.
 */
export { pageAddressesOf } from './page-addresses.ts';
