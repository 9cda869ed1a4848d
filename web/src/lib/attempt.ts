import { createContext } from 'react';

/** How often what stands here was tried again after it failed. */
export const AttemptContext = createContext(0);
