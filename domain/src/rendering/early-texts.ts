/**
 * Under this name the window keeps the texts that are fetched before the app is there to ask for them:
 * responses by their addresses.
 */
export const EARLY_TEXTS = 'roomtoneTexts';
