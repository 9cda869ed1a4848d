import { createContext, useContext } from 'react';

const OriginContext = createContext('');

/** Tells the app where it is reached, such as `https://roomtone.example`. */
export const OriginProvider = OriginContext.Provider;

/** Where the product is reached, for addresses that leave it. */
export function useOrigin(): string {
  return useContext(OriginContext);
}
