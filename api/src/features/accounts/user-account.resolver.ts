import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRole, UserType } from '#domain/accounts/user.ts';
import { For } from '#api/lib/audience.ts';
import { actorOf, needsTwoFactor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { LanguageEnum, UserRoleEnum, UserTypeEnum } from './account.type.ts';
import { accountOf, mayEdit } from './profile.service.ts';
import { User } from './user.type.ts';

type Shown = ProfileRow | UserRow;

/** What of a user only they and administrators see, and whether that is whoever asks. */
@Resolver(() => User)
export class UserAccountResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    description: 'Whether the reader may change the profile: the user and administrators may.',
  })
  viewerCanEdit(@Root() user: Shown, @Ctx() context: Context): boolean {
    return mayEdit(context, user);
  }

  @For('personal')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Unique name, without regard to case. For the user and administrators.',
  })
  async username(@Root() user: Shown, @Ctx() context: Context): Promise<string | null> {
    return (await accountOf(context, user))?.username ?? null;
  }

  @For('personal')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email address. For the user and administrators.',
  })
  async email(@Root() user: Shown, @Ctx() context: Context): Promise<string | null> {
    return (await accountOf(context, user))?.email ?? null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the user has shown that the email address is theirs. For the user and administrators.',
  })
  async isEmailVerified(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.isEmailVerified ?? null;
  }

  @For('personal')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address that the account gets once the link mailed to it is followed. For the user and administrators.',
  })
  async pendingEmail(@Root() user: Shown, @Ctx() context: Context): Promise<string | null> {
    return (await accountOf(context, user))?.pendingEmail ?? null;
  }

  @For('personal')
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the account is deleted, as its user asked; null when it stays. For the user and administrators.',
  })
  async deletionDueAt(@Root() user: Shown, @Ctx() context: Context): Promise<number | null> {
    return (await accountOf(context, user))?.deletionDueAt ?? null;
  }

  @For('personal')
  @FieldResolver(() => UserRoleEnum, {
    nullable: true,
    description: 'What the user may do. For the user and administrators.',
  })
  async role(@Root() user: Shown, @Ctx() context: Context): Promise<UserRole | null> {
    return (await accountOf(context, user))?.role ?? null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the user may act as an administrator, who needs a second factor for it outside demo mode. For the user and administrators.',
  })
  async canAdminister(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    const account = await accountOf(context, user);
    return account && actorOf(context, account).isStaff;
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user lists studios. For the user and administrators.',
  })
  async isStudioOwner(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.isStudioOwner ?? null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user books studios. For the user and administrators.',
  })
  async isBooker(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.isBooker ?? null;
  }

  @For('personal')
  @FieldResolver(() => UserTypeEnum, {
    nullable: true,
    description: 'Which face of the product the user sees. For the user and administrators.',
  })
  async userType(@Root() user: Shown, @Ctx() context: Context): Promise<UserType | null> {
    return (await accountOf(context, user))?.userType ?? null;
  }

  @For('personal')
  @FieldResolver(() => LanguageEnum, {
    nullable: true,
    description:
      'Language of emails to the user, and of pages where no other was chosen. For the user and administrators.',
  })
  async language(@Root() user: Shown, @Ctx() context: Context): Promise<Language | null> {
    return (await accountOf(context, user))?.language ?? null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether logins ask for a code of an app. For the user and administrators.',
  })
  async hasTwoFactor(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.hasTwoFactor ?? null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the user may do nothing as an administrator before logins ask for a code. For the user and administrators.',
  })
  async mustSetUpTwoFactor(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    const account = await accountOf(context, user);
    return account && needsTwoFactor(context, account);
  }
}
