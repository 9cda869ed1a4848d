/*
 * The one way from the server to what runs in browsers. Its declarations stand apart, so that the types
 * of the DOM, which change those of `fetch`, do not reach whatever imports the server.
 */
export { clientScript } from './client/script.ts';
export { cardScript } from './frames/card-script.ts';
