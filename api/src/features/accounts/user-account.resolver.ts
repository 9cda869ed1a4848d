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

/** Declares a field that is null to everybody but the user and administrators. */
function AccountField(type: () => object, description: string): MethodDecorator {
  return (target, key, descriptor) => {
    For('personal')(target, key, descriptor);
    FieldResolver(type, {
      nullable: true,
      description: `${description} For the user and administrators.`,
    })(target, key, descriptor);
  };
}

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

  @AccountField(() => String, 'Unique name, without regard to case.')
  async username(@Root() user: Shown, @Ctx() context: Context): Promise<string | null> {
    return (await accountOf(context, user))?.username ?? null;
  }

  @AccountField(() => String, 'Email address.')
  async email(@Root() user: Shown, @Ctx() context: Context): Promise<string | null> {
    return (await accountOf(context, user))?.email ?? null;
  }

  @AccountField(() => Boolean, 'Whether the user has shown that the email address is theirs.')
  async isEmailVerified(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.isEmailVerified ?? null;
  }

  @AccountField(
    () => String,
    'The address that the account gets once the link mailed to it is followed.',
  )
  async pendingEmail(@Root() user: Shown, @Ctx() context: Context): Promise<string | null> {
    return (await accountOf(context, user))?.pendingEmail ?? null;
  }

  @AccountField(
    () => DateTimeScalar,
    'When the account is deleted, as its user asked; null when it stays.',
  )
  async deletionDueAt(@Root() user: Shown, @Ctx() context: Context): Promise<number | null> {
    return (await accountOf(context, user))?.deletionDueAt ?? null;
  }

  @AccountField(() => UserRoleEnum, 'What the user may do.')
  async role(@Root() user: Shown, @Ctx() context: Context): Promise<UserRole | null> {
    return (await accountOf(context, user))?.role ?? null;
  }

  @AccountField(
    () => Boolean,
    'Whether the user may act as an administrator, who needs a second factor for it outside demo mode.',
  )
  async canAdminister(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    const account = await accountOf(context, user);
    return account && actorOf(context, account).isStaff;
  }

  @AccountField(() => Boolean, 'Whether the user lists studios.')
  async isStudioOwner(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.isStudioOwner ?? null;
  }

  @AccountField(() => Boolean, 'Whether the user books studios.')
  async isBooker(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.isBooker ?? null;
  }

  @AccountField(() => UserTypeEnum, 'Which face of the product the user sees.')
  async userType(@Root() user: Shown, @Ctx() context: Context): Promise<UserType | null> {
    return (await accountOf(context, user))?.userType ?? null;
  }

  @AccountField(
    () => LanguageEnum,
    'Language of emails to the user, and of pages where no other was chosen.',
  )
  async language(@Root() user: Shown, @Ctx() context: Context): Promise<Language | null> {
    return (await accountOf(context, user))?.language ?? null;
  }

  @AccountField(() => Boolean, 'Whether logins ask for a code of an app.')
  async hasTwoFactor(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    return (await accountOf(context, user))?.hasTwoFactor ?? null;
  }

  @AccountField(
    () => Boolean,
    'Whether the user may do nothing as an administrator before logins ask for a code.',
  )
  async mustSetUpTwoFactor(@Root() user: Shown, @Ctx() context: Context): Promise<boolean | null> {
    const account = await accountOf(context, user);
    return account && needsTwoFactor(context, account);
  }
}
