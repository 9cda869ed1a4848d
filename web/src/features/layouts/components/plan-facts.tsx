import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  areaOf,
  axialModes,
  bands,
  ratioOf,
  reverberationTimes,
  schroederFrequency,
  volumeOf,
} from '#domain/layouts/acoustics.ts';
import { distanceBetween, soundPaths } from '#domain/layouts/geometry.ts';
import { surfaceNames } from '#domain/layouts/room-plan.ts';
import type { RoomPlan } from '#domain/layouts/room-plan.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useMeasures } from '../hooks/use-measures.ts';
import { useThingName } from '../hooks/use-thing-name.ts';

const MODES = 6;

/** What follows from a plan: nothing of it is typed in. */
export function PlanFacts({ plan }: { plan: RoomPlan }) {
  const { t } = useTranslation('layouts');
  const { area, volume, length, size, number } = useMeasures();
  const nameOf = useThingName(plan);
  const times = reverberationTimes(plan);
  const facts = [
    [t('facts.size'), size(plan.width, plan.length, plan.height)],
    [t('facts.area'), area(areaOf(plan))],
    [t('facts.volume'), volume(volumeOf(plan))],
    [
      t('facts.ratio'),
      ratioOf(plan)
        .map((part) => number(part, 2))
        .join(' : '),
    ],
    ...surfaceNames.map((name) => [t(`surfaces.${name}`), t(`materials.${plan.surfaces[name]}`)]),
    [t('facts.schroeder'), `${number(schroederFrequency(plan), 0)} Hz`],
  ] as const;
  const modes = axialModes(plan, MODES).map(({ axis, order, hz }) => ({
    id: `${axis} ${order}`,
    cells: [`${number(hz, 1)} Hz`, t(`axes.${axis}`), String(order)],
  }));
  const reflections = soundPaths(plan).flatMap(({ from, to, reflections: all }) => {
    const name = t('facts.path', { from: nameOf(from), to: nameOf(to) });
    const id = `${from.id} ${to.id}`;
    return [
      { id, cells: [name, t('facts.direct'), length(distanceBetween(from, to)), '0 ms'] },
      ...all.map(({ wall, way, delay }) => ({
        id: `${id} ${wall}`,
        cells: [name, t(`walls.${wall}`), length(way), `${number(delay, 1)} ms`],
      })),
    ];
  });
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('facts.title')}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {times.map((seconds, index) => (
          <div key={bands[index]}>
            <dt>{t('facts.reverberation', { hz: number(bands[index]!, 0) })}</dt>
            <dd>{number(seconds, 2)} s</dd>
          </div>
        ))}
      </Box>
      <DataTable
        summary={t('modes.title')}
        caption={t('modes.title')}
        head={[t('modes.frequency'), t('modes.between'), t('modes.order')]}
        rows={modes}
      />
      <DataTable
        summary={t('reflections.title')}
        caption={t('reflections.title')}
        head={[
          t('reflections.path'),
          t('reflections.over'),
          t('reflections.way'),
          t('reflections.later'),
        ]}
        rows={reflections}
      />
    </div>
  );
}

const listStyle = {
  m: 0,
  mb: 2,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
} as const;
