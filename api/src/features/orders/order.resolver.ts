import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { GiftCardRow } from '#db/orders/gift-card.repository.ts';
import type { OrderEventRow } from '#db/orders/order-event.repository.ts';
import type { OrderItemRow } from '#db/orders/order-item.repository.ts';
import { canCustomerCancel, canCustomerReturn } from '#domain/orders/order-lifecycle.ts';
import { staffEventKinds } from '#domain/orders/order-event.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { accountOf } from '#api/features/accounts/profile.service.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { mayEnter, readOrder } from './order-access.ts';
import type { OpenOrder } from './order-access.ts';
import { ordersOf } from './order-admin.service.ts';
import { backCents, dueCents } from './order-ledger.ts';
import {
  boughtCardsLoader,
  boughtFilesLoader,
  eventsLoader,
  itemsLoader,
  lastFourLoader,
  licenceKeysLoader,
  orderLoader,
} from './order.loaders.ts';
import { refundableOf, totalOf } from './order-refund.ts';
import { orderPolicy } from './order.policy.ts';
import {
  Order,
  OrderConnection,
  OrderChoice,
  OrderDownload,
  OrderEvent,
  OrderGiftCard,
  OrderItem,
} from './order.type.ts';

/** How long a link to a download works. */
const READABLE_MS = HOUR_MS;

/** Where the files of products are in the store. */
const FILE_FOLDER = 'product-files';

@Resolver(() => Order)
export class OrderResolver {
  @For('anyone')
  @Query(() => Order, {
    nullable: true,
    description:
      'An order of the logged-in user, or of a guest who has its key; null when there is none.',
  })
  async order(
    @Ctx() context: Context,
    @Arg('number', () => ID, { description: 'What it is called, such as `RT-100042`.' })
    number: string,
    @Arg('accessKey', () => String, {
      nullable: true,
      description: 'For guests, the key in their link.',
    })
    accessKey?: string | null,
  ): Promise<OpenOrder | null> {
    return readOrder(context, number, accessKey ?? null);
  }

  @FieldResolver(() => [OrderItem], { description: 'What it consists of.' })
  async items(@Root() order: OpenOrder, @Ctx() context: Context): Promise<OrderItemRow[]> {
    return itemsLoader(context).load(order.id);
  }

  @FieldResolver(() => [OrderEvent], {
    description: 'What has happened to it, first things first; notes of staff for staff only.',
  })
  async history(@Root() order: OpenOrder, @Ctx() context: Context): Promise<OrderEventRow[]> {
    const events = await eventsLoader(context).load(order.id);
    const isStaff = isAllowed(context, orderPolicy.handle, order);
    return isStaff ? events : events.filter(({ kind }) => !staffEventKinds.includes(kind));
  }

  @FieldResolver(() => [OrderGiftCard], { description: 'Gift cards that were bought with it.' })
  async giftCards(@Root() order: OpenOrder, @Ctx() context: Context): Promise<OrderGiftCard[]> {
    return boughtCardsLoader(context).load(order.id);
  }

  @FieldResolver(() => Int, { description: 'What is left to be paid by card.' })
  dueCents(@Root() order: OpenOrder): number {
    return dueCents(order);
  }

  @FieldResolver(() => Int, { description: 'What went back, by whatever way.' })
  refundedCents(@Root() order: OpenOrder): number {
    return backCents(order);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'What can still go back, refunds that are on their way left out, and what was paid while a dispute about it is open. For administrators; null to others.',
  })
  async refundableCents(@Root() order: OpenOrder, @Ctx() context: Context): Promise<number | null> {
    if (!isAllowed(context, orderPolicy.handle, order)) return null;
    return order.paidAt === null ? 0 : totalOf(await refundableOf(context.sql, order));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where its invoice is, as a PDF file; null before it is paid.',
  })
  invoiceUrl(@Root() { id, paidAt, customer, key }: OpenOrder): string | null {
    if (paidAt === null || !customer) return null;
    const query = key === null ? '' : `?${new URLSearchParams({ key }).toString()}`;
    return `/api/orders/${id}/invoice.pdf${query}`;
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may call it off.' })
  async viewerCanCancel(@Root() order: OpenOrder, @Ctx() context: Context): Promise<boolean> {
    if (!canCustomerCancel(order)) return false;
    return mayEnter(context, context.sql, orderPolicy.pursue, order, order.key);
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may send something back.' })
  async viewerCanReturn(@Root() order: OpenOrder, @Ctx() context: Context): Promise<boolean> {
    if (!canCustomerReturn(order, context.now)) return false;
    return mayEnter(context, context.sql, orderPolicy.pursue, order, order.key);
  }
}

/** Statuses in which what was bought is its customer's to use. */
const usable: readonly string[] = ['paid', 'shipped', 'delivered', 'return-requested'];

async function isUsable(context: Context, orderId: number): Promise<boolean> {
  const order = await orderLoader(context).load(orderId);
  return order !== undefined && usable.includes(order.status);
}

@Resolver(() => OrderItem)
export class OrderItemResolver {
  @FieldResolver(() => [OrderChoice], {
    description: 'What was chosen of the product, such as its color.',
  })
  choices(@Root() { variantOptions, options, kind }: OrderItemRow): OrderChoice[] {
    const chosen = kind === 'canvas' ? { ...variantOptions, ...options } : variantOptions;
    // What a print is made from has no name here.
    const named = Object.entries(chosen).filter(([name]) => name !== 'trackId');
    return named.map(([name, value]) => ({ name, value: String(value) }));
  }

  @FieldResolver(() => [String], {
    description:
      'Keys of what needs one, one for each copy; none before it is paid, and once it was called off.',
  })
  async licenceKeys(
    @Root() { id, orderId }: OrderItemRow,
    @Ctx() context: Context,
  ): Promise<string[]> {
    if (!(await isUsable(context, orderId))) return [];
    return (await licenceKeysLoader(context).load(id)).map(({ key }) => key);
  }

  @FieldResolver(() => [OrderDownload], {
    description: 'Files that come with it; none before it is paid, and once it was called off.',
  })
  async downloads(
    @Root() { id, orderId, kind }: OrderItemRow,
    @Ctx() context: Context,
  ): Promise<OrderDownload[]> {
    if (kind !== 'download') return [];
    if (!(await isUsable(context, orderId))) return [];
    const files = await boughtFilesLoader(context).load(id);
    return files.map(({ name, fileName, byteCount }) => ({
      fileName,
      byteCount,
      url: privateLink(context, {
        object: `${FILE_FOLDER}/${name}`,
        expiresAt: context.now + READABLE_MS,
        userId: context.user?.id ?? null,
        downloadName: fileName,
      }),
    }));
  }
}

/** Who stands behind what has happened to an order. */
@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description:
      'Who acted, where somebody did who has an account. For administrators; null to others.',
  })
  async user(
    @Root() { userId }: OrderEventRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    if (userId === null || !isAllowed(context, orderPolicy.handle, { userId })) return null;
    return (await profileLoader(context).load(userId)) ?? null;
  }
}

@Resolver(() => OrderGiftCard)
export class OrderGiftCardResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The last four characters of the code that was mailed last; null before.',
  })
  async lastFour(@Root() { id }: GiftCardRow, @Ctx() context: Context): Promise<string | null> {
    return (await lastFourLoader(context).load(id))?.lastFour ?? null;
  }
}

/** What orders adds to a user. */
@Resolver(() => User)
export class UserOrdersResolver {
  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => OrderConnection, {
    nullable: true,
    description: 'What they have ordered, newest first. For the user and administrators.',
  })
  async orders(
    @Root() user: ProfileRow | UserRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    const account = await accountOf(context, user);
    return account && ordersOf(context, account.id, page);
  }
}
