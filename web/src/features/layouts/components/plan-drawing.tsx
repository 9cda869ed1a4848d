import Box from '@mui/material/Box';
import { useId } from 'react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { distanceBetween, keyOf, snapped, soundPaths, thingAt } from '#domain/layouts/geometry.ts';
import type { RoomPlanId } from '#domain/layouts/plans.ts';
import { kindOf, sizedThings } from '#domain/layouts/room-plan.ts';
import type {
  KindName,
  Layer,
  Opening,
  Point,
  RoomPlan,
  SizedThing,
} from '#domain/layouts/room-plan.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { METERS, useMeasures } from '../hooks/use-measures.ts';

interface PlanDrawingProps {
  plan: RoomPlan & { id: RoomPlanId };
  shown: ReadonlySet<Layer>;
  /** What is looked at, and all that are like it: as {@link keyOf} says. */
  marked: string | undefined;
  /** Between which points is measured: none, one or two. */
  measured: readonly Point[];
  /** Called with what is pointed at; undefined for the bare floor. */
  onLook: (thing: SizedThing | undefined) => void;
  /** Called with a point that is pressed, or a corner near to it. */
  onPress: (point: Point) => void;
}

/** A plan to scale, seen from above. All that it shows is also said in words beside it. */
export function PlanDrawing({ plan, shown, marked, measured, onLook, onPress }: PlanDrawingProps) {
  const { t } = useTranslation('layouts');
  const measures = useMeasures();
  const id = useId();
  const { width, length } = plan;
  // Walls, letters and lines are as large for the reader in a booth as on a stage.
  const grain = Math.max(width, length) / 100;
  const margin = 10 * grain;
  const things = sizedThings(plan).filter(({ layer }) => shown.has(layer));
  const bar = barLength(width, METERS[measures.unit]);
  const view = { width: width + 2 * margin, height: length + 2.6 * margin };

  /** Where the pointer is in the room. The drawing stands in the middle of its box, as large as fits. */
  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
    const box = currentTarget.getBoundingClientRect();
    const scale = Math.max(view.width / box.width, view.height / box.height);
    return {
      x: (clientX - box.left - box.width / 2) * scale + view.width / 2 - margin,
      y: (clientY - box.top - box.height / 2) * scale + view.height / 2 - margin,
    };
  }

  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={[-margin, -margin, view.width, view.height].join(' ')}
        onPointerMove={(event) => onLook(thingAt(things, pointOf(event)))}
        onPointerLeave={() => onLook(undefined)}
        onPointerDown={(event) => {
          const point = pointOf(event);
          onLook(thingAt(things, point));
          onPress(snapped(plan, things, point));
        }}
        fontSize={3.2 * grain}
        strokeWidth={0.4 * grain}
        sx={drawingStyle}
      >
        <Box
          component="rect"
          x={-1.2 * grain}
          y={-1.2 * grain}
          width={width + 2.4 * grain}
          height={length + 2.4 * grain}
          strokeWidth={2.4 * grain}
          sx={wallStyle}
        />
        {plan.openings.map((opening) => (
          <OpeningDrawing key={`${opening.wall} ${opening.from}`} {...{ opening, plan, grain }} />
        ))}
        {things.map((thing) => (
          <ThingDrawing
            key={`${thing.kind} ${thing.x} ${thing.y}`}
            thing={thing}
            isMarked={keyOf(thing) === marked}
          />
        ))}
        {shown.has('paths') &&
          soundPaths(plan).map(({ from, to, reflections }) => (
            <Box component="g" key={`${from.id} ${to.id}`} sx={pathStyle}>
              <path d={lineOf([from, to])} />
              {reflections.map(({ wall, point }) => (
                <path
                  key={wall}
                  d={lineOf([from, point, to])}
                  strokeDasharray={`${1.2 * grain} ${grain}`}
                />
              ))}
            </Box>
          ))}
        {measured.length > 0 && (
          <Box component="g" sx={measureStyle} strokeWidth={0.7 * grain}>
            <path d={lineOf(measured)} />
            {measured.map(({ x, y }, index) => (
              <circle key={index === 0 ? 'first' : 'second'} cx={x} cy={y} r={grain} />
            ))}
            <MeasuredText points={measured} grain={grain} />
          </Box>
        )}
        <Box component="g" sx={textStyle}>
          <text x={width / 2} y={-4.5 * grain} textAnchor="middle">
            {measures.length(width)}
          </text>
          <text
            textAnchor="middle"
            transform={`translate(${-4.5 * grain} ${length / 2}) rotate(-90)`}
          >
            {measures.length(length)}
          </text>
          <path
            d={`M0 ${length + 7 * grain}v${2 * grain}h${bar}v${-2 * grain}`}
            fill="none"
            stroke="currentColor"
          />
          <text x={bar + 2 * grain} y={length + 9.6 * grain}>
            {measures.length(bar)}
          </text>
        </Box>
      </Box>
      <Box component="figcaption" id={id} sx={visuallyHidden}>
        {t('drawing', {
          name: t(`plans.${plan.id}.name`),
          size: measures.size(width, length),
          count: plan.things.length,
        })}
      </Box>
    </Box>
  );
}

function ThingDrawing({ thing, isMarked }: { thing: SizedThing; isMarked: boolean }) {
  const { kind, layer, x, y, width, depth, turn = 0 } = thing;
  const { isRound, sharesPlace } = kindOf(thing);
  const mark = marks[kind];
  return (
    <Box
      component="g"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      sx={[layerStyles[layer], isMarked && markedStyle]}
    >
      {isRound ? (
        <ellipse rx={width / 2} ry={depth / 2} />
      ) : (
        <rect
          x={-width / 2}
          y={-depth / 2}
          width={width}
          height={depth}
          rx={Math.min(width, depth) / 8}
          strokeDasharray={sharesPlace && layer === 'treatment' ? '0.12 0.08' : undefined}
        />
      )}
      {mark && <path d={mark} fill="none" />}
    </Box>
  );
}

/** What tells a thing by its looks, in meters about its middle. */
const marks: Partial<Record<KindName, string>> = {
  drumKit: [
    circle(0, 0.35, 0.28),
    circle(-0.4, -0.05, 0.18),
    circle(-0.15, 0.1, 0.13),
    circle(0.25, 0.1, 0.14),
    circle(0.5, -0.15, 0.2),
    circle(-0.65, 0.35, 0.22),
    circle(0.65, 0.4, 0.25),
    circle(0, -0.45, 0.16),
  ].join(''),
  grandPiano: 'M-0.65 -0.75h1.3M-0.65 -0.95v0.2M0.65 -0.95v0.2M-0.5 -0.5C0.6 -0.5 0.1 0.5 0.6 0.8',
  monitor: 'M-0.08 0.02L0 0.12L0.08 0.02',
  loudspeaker: 'M-0.1 0.02L0 0.14L0.1 0.02',
  listener: 'M-0.08 -0.08L0 -0.18L0.08 -0.08',
  singer: 'M-0.08 -0.08L0 -0.18L0.08 -0.08',
  bed: 'M-0.55 0.85v-0.35h1.1v0.35',
  sofa: 'M-0.85 0.45v-0.6h1.7v0.6',
  console: 'M-1.1 0.1h2.2M-1.1 -0.25h2.2',
};

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

interface OpeningDrawingProps {
  opening: Opening;
  plan: RoomPlan;
  grain: number;
}

/** Drawn in the upper wall and turned to its own: a window as two lines, a door with the way that it swings. */
function OpeningDrawing({ opening, plan, grain }: OpeningDrawingProps) {
  const { kind, wall, from, width } = opening;
  const place = {
    front: `translate(${from} 0)`,
    right: `translate(${plan.width} ${from}) rotate(90)`,
    back: `translate(${from + width} ${plan.length}) rotate(180)`,
    left: `translate(0 ${from + width}) rotate(-90)`,
  }[wall];
  const deep = 2.4 * grain;
  return (
    <Box component="g" transform={place} sx={openingStyle}>
      <rect x={0} y={-deep} width={width} height={deep} />
      {kind === 'window' ? (
        <path d={`M0 ${-deep * 0.65}h${width}M0 ${-deep * 0.35}h${width}`} />
      ) : (
        <path
          d={`M0 ${-deep}v${-width * 0.5}A${width} ${width} 0 0 1 ${width} ${-deep}`}
          fill="none"
        />
      )}
    </Box>
  );
}

function MeasuredText({ points, grain }: { points: readonly Point[]; grain: number }) {
  const { length } = useMeasures();
  const [one, other] = points;
  if (!one || !other) return null;
  return (
    <text
      x={(one.x + other.x) / 2}
      y={(one.y + other.y) / 2 - 1.5 * grain}
      textAnchor="middle"
      strokeWidth={grain}
      paintOrder="stroke"
    >
      {length(distanceBetween(one, other))}
    </text>
  );
}

function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** About a fifth of the room in a round number of units. @param unit its meters */
function barLength(width: number, unit: number): number {
  const most = width / 4 / unit;
  return unit * ([5, 2, 1].find((units) => units <= most) ?? 0.5);
}

const colour = (name: string) => `var(--mui-palette-${name})`;
const tinted = (name: string, percent: number) =>
  `color-mix(in srgb, ${colour(name)} ${percent}%, ${colour('background-paper')})`;

const drawingStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '80vh',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  fontFamily: 'inherit',
  touchAction: 'manipulation',
} as const;

const wallStyle = { fill: 'none', stroke: colour('text-primary') } as const;
const openingStyle = { fill: colour('background-paper'), stroke: colour('text-primary') } as const;
const layerStyles = {
  furniture: { fill: colour('background-default'), stroke: colour('text-secondary') },
  gear: { fill: tinted('primary-main', 14), stroke: colour('primary-main') },
  treatment: { fill: tinted('success-main', 22), stroke: colour('success-main') },
} as const;
const markedStyle = { fill: tinted('warning-main', 55), stroke: colour('text-primary') } as const;
const pathStyle = { fill: 'none', stroke: colour('warning-main'), pointerEvents: 'none' } as const;
const textStyle = { fill: colour('text-primary'), color: 'text.primary' } as const;
const measureStyle = {
  fill: colour('text-primary'),
  stroke: colour('text-primary'),
  '& text': { stroke: colour('background-paper'), fontWeight: 600 },
} as const;
