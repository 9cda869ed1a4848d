/** Something has taken longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * What `work` comes to within `ms`. After that the work goes on, but nobody waits for it.
 * @throws DeadlineError when it takes longer
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(`It takes more than ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
