import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { groupedThings, keyOf } from '#domain/layouts/geometry.ts';
import type { RoomPlanId } from '#domain/layouts/plans.ts';
import { layers } from '#domain/layouts/room-plan.ts';
import type { Layer, Point, RoomPlan } from '#domain/layouts/room-plan.ts';
import { keepLengthUnit, lengthUnits } from '../hooks/length-unit.ts';
import type { LengthUnit } from '../hooks/length-unit.ts';
import { useMeasures } from '../hooks/use-measures.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanMeasure } from './plan-measure.tsx';
import type { Span } from './plan-measure.tsx';
import { PlanThings } from './plan-things.tsx';

/** A plan with all that can be read off it, in a form that also prints. */
export function PlanSheet({ plan }: { plan: RoomPlan & { id: RoomPlanId } }) {
  const { t } = useTranslation('layouts');
  const { t: studioText } = useTranslation('studios');
  const [shown, setShown] = useState<ReadonlySet<Layer>>(() => new Set(layers));
  const [marked, setMarked] = useState<string>();
  const [isPressing, setIsPressing] = useState(false);
  const [span, setSpan] = useState<Span>([undefined, undefined]);

  function toggle(layer: Layer): void {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    setShown(next);
  }

  return (
    <article>
      <GlobalStyles styles={printStyles} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t(`plans.${plan.id}.name`)}
      </Typography>
      <Typography sx={{ maxWidth: 720, mb: 2 }}>{t(`plans.${plan.id}.text`)}</Typography>
      <Box sx={toolsStyle}>
        <Box component="fieldset" aria-label={t('layers.title')} sx={layersStyle}>
          {layers.map((layer) => (
            <FormControlLabel
              key={layer}
              control={<Checkbox checked={shown.has(layer)} onChange={() => toggle(layer)} />}
              label={t(`layers.${layer}`)}
            />
          ))}
        </Box>
        <UnitChoice />
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </Box>
      <Box sx={sheetStyle}>
        <div>
          <PlanDrawing
            plan={plan}
            shown={shown}
            marked={marked}
            measured={span.filter((point) => point !== undefined)}
            onLook={(thing) => setMarked(thing && keyOf(thing))}
            onPress={(point) => {
              if (isPressing) setSpan(withPoint(span, point));
            }}
          />
          <Marked plan={plan} marked={marked} />
        </div>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Box sx={{ displayPrint: 'none' }}>
            <PlanMeasure
              plan={plan}
              isPressing={isPressing}
              onPressing={setIsPressing}
              span={span}
              onMeasure={setSpan}
            />
          </Box>
          <PlanFacts plan={plan} />
        </Box>
        <PlanThings plan={plan} marked={marked} onMark={setMarked} />
        <Box sx={{ displayPrint: 'none' }}>
          <Button
            component={RouterLink}
            to={`/search?type=${plan.category}`}
            variant="contained"
            sx={{ mt: 1 }}
          >
            {t('find', { category: studioText(`categories.${plan.category}`) })}
          </Button>
        </Box>
      </Box>
    </article>
  );
}

/** With a point that was pressed: the one that is missing, or the first of a new pair. */
function withPoint([from, to]: Span, point: Point): Span {
  if (!from) return [point, to];
  return to ? [point, undefined] : [from, point];
}

function UnitChoice() {
  const { t } = useTranslation('layouts');
  const { unit } = useMeasures();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={unit}
      aria-label={t('units.title')}
      onChange={(_event, chosen: LengthUnit | null) => {
        if (chosen) keepLengthUnit(chosen);
      }}
    >
      {lengthUnits.map((name) => (
        <ToggleButton key={name} value={name} sx={unitStyle}>
          {t(`units.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The name and size of what is pointed at or chosen in the list. */
function Marked({ plan, marked }: { plan: RoomPlan; marked: string | undefined }) {
  const { t } = useTranslation('layouts');
  const { size } = useMeasures();
  const group = groupedThings(plan).find(({ thing }) => keyOf(thing) === marked);
  return (
    <Box component="output" sx={markedStyle}>
      {group
        ? t('marked', {
            name: t(`kinds.${group.thing.kind}`),
            size: size(group.thing.width, group.thing.depth, group.thing.height),
          })
        : t('point')}
    </Box>
  );
}

/** On paper there is the plan alone, as large as the sheet is wide. */
const printStyles = {
  '@media print': {
    '@page': { size: 'A4', margin: '14mm' },
    'header, footer, nav': { display: 'none !important' },
    // Black on white, whatever the scheme on the screen.
    article: {
      color: '#000',
      '--palette-text-primary': '#000',
      '--palette-text-secondary': '#444',
      '--palette-background-paper': '#fff',
      '--palette-background-default': '#fff',
    },
  },
} as const;

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  displayPrint: 'none',
} as const;

const layersStyle = { m: 0, p: 0, border: 0, minWidth: 0, flex: '1 1 auto' } as const;

const unitStyle = { px: 2, color: 'text.primary', textTransform: 'none' } as const;

const sheetStyle = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const markedStyle = {
  display: 'block',
  mt: 1,
  minHeight: 24,
  color: 'text.secondary',
  displayPrint: 'none',
} as const;
