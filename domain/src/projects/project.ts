/** Where a record in the making stands. Stored, so never renamed. */
export const projectStates = ['planning', 'recording', 'mixing', 'mastering', 'finished'] as const;
export type ProjectState = (typeof projectStates)[number];

/** As what somebody takes part in a project. Each has one lead: who began it, or who was passed the lead. */
export const projectRoles = ['lead', 'member'] as const;
export type ProjectRole = (typeof projectRoles)[number];

/** Those who take part in a project, by the ids of their accounts. */
export type ProjectMembers = ReadonlyMap<number, ProjectRole>;
