import type { SocialProvider } from '#domain/accounts/social.ts';
import type { UserRole, UserType } from '#domain/accounts/user.ts';

/** An account that everybody may log in to while trying the product. */
export interface DemoAccount {
  name: string;
  username: string;
  email: string;
  /** Public, like everything else here. */
  password: string;
  /** What the account is for, in a word. */
  role: 'musician' | 'owner' | 'admin';
}

const password = 'roomtone demo';

export const demoMusician: DemoAccount = {
  name: 'Nell Ferrand',
  username: 'nell_ferrand',
  email: 'musician@roomtone.example',
  password,
  role: 'musician',
};

export const demoOwner: DemoAccount = {
  name: 'Tobias Wren',
  username: 'tobias_wren',
  email: 'owner@roomtone.example',
  password,
  role: 'owner',
};

export const demoAdmin: DemoAccount = {
  name: 'Ada Lindgren',
  username: 'ada_lindgren',
  email: 'admin@roomtone.example',
  password,
  role: 'admin',
};

export const demoAccounts: readonly DemoAccount[] = [demoMusician, demoOwner, demoAdmin];

/** Whom the buttons of providers without credentials log in (spec §4, ruling 15). */
export const demoSocialUsernames: Readonly<Partial<Record<SocialProvider, string>>> = {
  google: demoMusician.username,
  facebook: demoOwner.username,
};

/** What an account of each kind is to the product. */
export const standings: Readonly<
  Record<DemoAccount['role'], { role: UserRole; userType: UserType; isStudioOwner: boolean }>
> = {
  musician: { role: 'user', userType: 'musician', isStudioOwner: false },
  owner: { role: 'user', userType: 'studio_owner', isStudioOwner: true },
  admin: { role: 'admin', userType: 'admin', isStudioOwner: false },
};
