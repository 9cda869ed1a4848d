import { useTranslation } from 'react-i18next';
import type { RoomPlan, Thing } from '#domain/layouts/room-plan.ts';

/** What a thing of a plan is called, with its number where there are several of its kind. */
export function useThingName({ things }: RoomPlan): (thing: Thing) => string {
  const { t } = useTranslation('layouts');
  return ({ kind, x, y }) => {
    const alike = things.filter((other) => other.kind === kind);
    const position = alike.findIndex((other) => other.x === x && other.y === y) + 1;
    const name = t(`kinds.${kind}`);
    return alike.length > 1 ? `${name} ${position}` : name;
  };
}
