import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

export interface StudioActionProps {
  studio: { id: string; name: string };
  /** On the picture of a card, or beside the title of its page. */
  place: 'card' | 'header';
}

type RenderAction = (props: StudioActionProps) => ReactNode;

const StudioActionContext = createContext<RenderAction>(() => null);

/** Brings what can be done with a studio wherever one is shown: a later feature knows what it is. */
export const StudioActionProvider = StudioActionContext.Provider;

/** The place for it on a studio. */
export function StudioAction(props: StudioActionProps) {
  return useContext(StudioActionContext)(props);
}
