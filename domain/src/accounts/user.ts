export const userRoles = ['user', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** Which of the product's faces a user sees; says nothing about rights (spec §3, §6). */
export const userTypes = ['musician', 'studio_owner', 'admin'] as const;
export type UserType = (typeof userTypes)[number];
