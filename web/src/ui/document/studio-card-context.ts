import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Shows a studio within a text, which the feature of studios knows how to; a link where nobody says. */
export const StudioCardContext = createContext<((id: string) => ReactNode) | null>(null);
