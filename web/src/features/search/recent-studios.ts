import { RECENT_LIMIT } from '#domain/search/limits.ts';
import { recentList } from './recent-list.ts';

const list = recentList('recent_studios', RECENT_LIMIT);

/** Ids of the studios that were last looked at in this browser, the latest first. */
export const useRecentStudios = list.use;

/** Puts a studio at the top. */
export const rememberStudio = list.remember;

export const forgetAllStudios = list.forgetAll;
