import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import type { HoursException, HoursOfDay } from '#domain/studios/exceptions.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { daysBetween } from '#domain/time/calendar.ts';
import { listingLimits as limits } from './limits.ts';

/** Whether no two windows of a weekday cover the same time. What runs past midnight ends its day. */
export function areApart(windows: StudioContent['hours']): boolean {
  return [...Map.groupBy(windows, ({ weekday }) => weekday).values()].every(areApartOnOneDay);
}

function areApartOnOneDay(windows: readonly HoursOfDay[]): boolean {
  return windows.every((one, index) =>
    windows.slice(index + 1).every((other) => {
      const [first, second] = one.opens <= other.opens ? [one, other] : [other, one];
      return first.opens < first.closes && first.closes <= second.opens;
    }),
  );
}

/** Something wrong with exceptions. */
interface WrongException {
  /** Which part of the list says so, such as `[2].to`; empty for all of it. */
  path: string;
  text: Message;
}

/** What is wrong with exceptions: each is a span of days in order, and no day is in two of them. */
export function wrongExceptions(exceptions: readonly HoursException[]): WrongException[] {
  const wrong = exceptions.flatMap((exception, index) => {
    const found = wrongWith(exception);
    return found ? [{ path: `[${index}].${found.field}`, text: found.text }] : [];
  });
  if (wrong.length > 0) return wrong;
  const days = exceptions.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
  if (days > limits.exceptionDaysInAll) {
    const max = limits.exceptionDaysInAll;
    return [{ path: '', text: message('listings.exceptionTooLong', { max }) }];
  }
  return areDaysApart(exceptions)
    ? []
    : [{ path: '', text: message('listings.exceptionsOverlap') }];
}

/** What is wrong with an exception by itself, and the field of it that says so. */
function wrongWith({ from, to, windows }: HoursException) {
  if (to < from) return { field: 'to', text: message('listings.exceptionOrder') };
  if (daysBetween(from, to) >= limits.exceptionDays) {
    const max = limits.exceptionDays;
    return { field: 'to', text: message('listings.exceptionTooLong', { max }) };
  }
  if (!areApartOnOneDay(windows)) {
    return { field: 'windows', text: message('listings.hoursOverlap') };
  }
  return undefined;
}

function areDaysApart(exceptions: readonly HoursException[]): boolean {
  const inOrder = exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.every((one, index) => index === 0 || inOrder[index - 1]!.to < one.from);
}
