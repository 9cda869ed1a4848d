import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Following } from '#api/lib/live/following.ts';
import { follow } from '#api/lib/live/live.ts';
import { paramsOf } from '#api/lib/live/topic.ts';
import type { Asked, Topic } from '#api/lib/live/topic.ts';
import { describeError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import type { Door, Visit } from './door.ts';
import type { LiveSocket } from './live-socket.ts';

/** How everything on `/ws` is said, in both directions (spec §3). */
interface Envelope {
  type: string;
  payload: Asked;
}

interface PlainDoorParts {
  runtime: Pick<Runtime, 'log' | 'live' | 'features'>;
  /** How many things a socket may follow. */
  limit: number;
}

/**
 * Speaks plain JSON: `SUBSCRIBE` and `UNSUBSCRIBE` say what somebody follows, by the type of its
 * messages. What cannot be read is ignored (spec §8), since there is nobody to tell who would know.
 */
export function plainDoor(parts: PlainDoorParts): Door {
  return (visit) => {
    const { live, features } = parts.runtime;
    const conversation = new Conversation(visit, parts);
    for (const topic of features.topics) {
      if (topic.unasked) void tell(visit.socket, topic, live.followAll(topic.name));
    }
    visit.socket.onMessage((text) => conversation.take(text));
  };
}

/** What one socket follows. */
class Conversation {
  readonly #visit: Visit;
  readonly #parts: PlainDoorParts;
  readonly #followed = new Map<string, Following>();

  constructor(visit: Visit, parts: PlainDoorParts) {
    this.#visit = visit;
    this.#parts = parts;
  }

  async take(text: string): Promise<void> {
    const envelope = readEnvelope(text);
    try {
      if (envelope?.type === 'SUBSCRIBE') await this.#subscribe(envelope.payload);
      if (envelope?.type === 'UNSUBSCRIBE') await this.#unsubscribe(envelope.payload);
    } catch (error) {
      const failure = describeError(error, this.#parts.runtime.log);
      await say(this.#visit.socket, 'ERROR', { ...failure });
    }
  }

  async #subscribe({ topic: type, since, ...asked }: Asked): Promise<void> {
    const topic = this.#topicOf(type);
    const following = await follow(await this.#visit.context(), topic, asked, since);
    const key = nameOf(topic, asked);
    if (!this.#followed.has(key) && this.#followed.size >= this.#parts.limit) {
      await following.return();
      const values = { limit: this.#parts.limit };
      throw new DomainError('RATE_LIMITED', 'errors.tooManyFollowed', { values });
    }
    await this.#followed.get(key)?.return();
    this.#followed.set(key, following);
    void tell(this.#visit.socket, topic, following);
  }

  async #unsubscribe({ topic: type, ...asked }: Asked): Promise<void> {
    const key = nameOf(this.#topicOf(type), asked);
    await this.#followed.get(key)?.return();
    this.#followed.delete(key);
  }

  /** @throws DomainError BAD_USER_INPUT for a type that nothing has */
  #topicOf(type: unknown): Topic {
    const topic = this.#parts.runtime.features.topics.find(
      ({ messageType }) => messageType === type,
    );
    if (topic) return topic;
    const values = this.#parts.runtime.features.topics
      .map(({ messageType }) => messageType)
      .join(', ');
    throw badInput({ topic: message('fields.choice', { values }) });
  }
}

/** By what somebody who follows something names it. */
function nameOf(topic: Topic, asked: Asked): string {
  return topic.name + JSON.stringify(topic.params.map((param) => asked[param] ?? null));
}

/** Sends changes for as long as the socket is open. */
async function tell(socket: LiveSocket, topic: Topic, following: Following): Promise<void> {
  const forget = socket.onClose(() => void following.return());
  for await (const { key, version } of following) {
    await say(socket, topic.messageType, { ...paramsOf(topic, key), version: String(version) });
  }
  forget();
}

async function say(socket: LiveSocket, type: string, payload: Asked): Promise<void> {
  await socket.send(JSON.stringify({ type, payload } satisfies Envelope));
}

/** An envelope, or undefined for what is none. */
function readEnvelope(text: string): Envelope | undefined {
  try {
    const { type, payload = {} } = JSON.parse(text) as Partial<Envelope>;
    if (typeof type !== 'string' || typeof payload !== 'object' || payload === null)
      return undefined;
    return { type, payload };
  } catch {
    return undefined;
  }
}
