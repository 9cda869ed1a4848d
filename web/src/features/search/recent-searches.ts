import { recentList } from './recent-list.ts';

/** How many are kept. */
export const RECENT_LIMIT = 5;

const list = recentList('recent_searches', RECENT_LIMIT);

/** The texts that were last searched for in this browser, the latest first. */
export const useRecentSearches = list.use;

/** Puts a text at the top. */
export const rememberSearch = list.remember;

export const forgetSearch = list.forget;

export const forgetAllSearches = list.forgetAll;
