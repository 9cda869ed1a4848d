import { Field, InputType } from 'type-graphql';
import type { Presence } from '#domain/accounts/presence.ts';
import { publishEnum } from '#api/lib/enums.ts';

export const PresenceEnum = publishEnum<Presence>(
  'Presence',
  'How lately somebody was here. Nobody is told the moment.',
  {
    online: 'They are here now.',
    today: 'In the last 24 hours.',
    week: 'In the last seven days.',
  },
);

@InputType({ description: 'Whether others see when one is here.' })
export class SetPresenceShownInput {
  @Field(() => Boolean, { description: 'False also ends seeing it of others.' })
  isShown!: boolean;
}
