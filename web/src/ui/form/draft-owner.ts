import { createContext } from 'react';

/** Whose drafts are kept: the id of who is logged in; undefined for a visitor. */
export const DraftOwner = createContext<string | undefined>(undefined);
