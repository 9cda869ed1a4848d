import type { Audience } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';

/** What a topic is about, such as `{ studioId: 7 }`: ids, and nothing that its followers may not know. */
export type TopicParams = Readonly<Record<string, number | string>>;

/** What a follower says it wants to follow, as it came in. */
export type Asked = Readonly<Record<string, unknown>>;

/** Something that changes, and that people follow while they look at it. */
export interface Topic<Params extends TopicParams = TopicParams> {
  /** How it is called between the processes and in the database. */
  readonly name: string;
  /** The `type` of its messages on `/ws`. */
  readonly messageType: string;
  /** Whom it is for: nobody else gets to its policy. */
  readonly audience: Audience;
  /** The names of its parameters, in the order in which its keys hold them. */
  readonly params: readonly string[];
  /** Whether every plain socket is sent it without asking, as spec §7 has it of the forum. */
  readonly unasked?: boolean;
  /** Whether nothing of it is stored: who follows it hears of what happens from then on, as it happens. */
  readonly isPassing?: boolean;
  /**
   * The policy of the topic: what somebody who asks for `asked` may follow.
   * @throws DomainError when it is not theirs to follow, or not there
   */
  admit(context: Context, asked: Asked): Promise<Params>;
}

/** A change of what a topic is about. */
export interface TopicChange {
  key: string;
  /** Grows with each change. */
  version: number;
}

/** What a topic with these parameters is called, such as `studioCalendar[7]`. */
export function keyOf<Params extends TopicParams>(
  { name, params }: Topic<Params>,
  values: Params,
): string {
  return name + JSON.stringify(params.map((param) => values[param]));
}

/** The parameters in a key that {@link keyOf} made. */
export function paramsOf<Params extends TopicParams>(
  { name, params }: Topic<Params>,
  key: string,
): Params {
  const values = JSON.parse(key.slice(name.length)) as (number | string)[];
  return Object.fromEntries(params.map((param, index) => [param, values[index]])) as Params;
}

/** The name of the topic whose key this is; empty for what is no key. */
export function nameIn(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf('[')));
}
