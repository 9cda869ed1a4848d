/** What a building is good for: people's homes, halls with height, and everything else. */
export type BuildingUse = 'home' | 'hall' | 'work';
export type Level = 'basement' | 'ground' | 'upper';

/** Where in a building a studio is. */
export interface Building {
  key: string;
  use: BuildingUse;
  level: Level;
  /** As it is said after "the studio is". */
  where: string;
}

/** Buildings by level; each is written `key: where`, and a bare phrase has no key. */
export function buildings(
  use: BuildingUse,
  phrases: Partial<Record<Level, readonly string[]>>,
): readonly Building[] {
  return (['basement', 'ground', 'upper'] as const).flatMap((level) =>
    (phrases[level] ?? []).map((phrase) => {
      const [, key = '', where = ''] = /^(?:(\w+): )?(.*)$/u.exec(phrase) ?? [];
      return { key, use, level, where };
    }),
  );
}
