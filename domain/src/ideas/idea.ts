/** Where an idea stands. */
export const ideaStatuses = ['open', 'planned', 'in-work', 'done', 'declined'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

/** Those of the roadmap, in the order in which an idea goes through them. */
export const roadmapStatuses = ['planned', 'in-work', 'done'] as const satisfies IdeaStatus[];
export type RoadmapStatus = (typeof roadmapStatuses)[number];

/** What a list of ideas may be ordered by: the most votes first, or what came last. */
export const ideaOrders = ['votes', 'latest'] as const;
export type IdeaOrder = (typeof ideaOrders)[number];

/** In characters. */
export const ideaLimits = { title: 100, text: 2000, reply: 2000 } as const;

/** Ideas that are hinted at while somebody types a similar one, at most. */
export const SIMILAR_IDEAS = 5;
