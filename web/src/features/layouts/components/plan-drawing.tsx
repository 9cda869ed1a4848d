import Box from '@mui/material/Box';
import { useId } from 'react';
import type { MouseEvent } from 'react';
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

/** Around the room, in hundredths of its longer wall: those are the units of the drawing. */
const MARGIN = 10;
/** Below it, where the scale is. */
const FOOT = 20;
const WALL = 2.4;

/** A plan to scale, seen from above. All that it shows is also said in words beside it. */
export function PlanDrawing({ plan, shown, marked, measured, onLook, onPress }: PlanDrawingProps) {
  const { t } = useTranslation('layouts');
  const measures = useMeasures();
  const id = useId();
  const { width, length } = plan;
  // Letters, walls and lines are as large for the reader in a booth as on a stage.
  const unit = Math.max(width, length) / 100;
  const [right, bottom] = [width / unit, length / unit];
  const things = sizedThings(plan).filter(({ layer }) => shown.has(layer));
  const bar = barLength(width, METERS[measures.unit]);
  const view = { width: right + 2 * MARGIN, height: bottom + MARGIN + FOOT };

  /** Where the pointer is in the room. The drawing stands in the middle of its box, as large as fits. */
  function pointOf({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): Point {
    const box = currentTarget.getBoundingClientRect();
    const scale = Math.max(view.width / box.width, view.height / box.height);
    const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    return {
      x: (x * scale + view.width / 2 - MARGIN) * unit,
      y: (y * scale + view.height / 2 - MARGIN) * unit,
    };
  }

  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={[-MARGIN, -MARGIN, view.width, view.height].join(' ')}
        onPointerMove={(event) => onLook(thingAt(things, pointOf(event)))}
        onPointerLeave={({ pointerType }) => {
          // A finger that is lifted has not gone elsewhere.
          if (pointerType === 'mouse') onLook(undefined);
        }}
        onClick={(event) => {
          const point = pointOf(event);
          onLook(thingAt(things, point));
          onPress(snapped(plan, things, point));
        }}
        fontSize={4}
        sx={drawingStyle}
      >
        <rect
          data-part="wall"
          x={-WALL / 2}
          y={-WALL / 2}
          width={right + WALL}
          height={bottom + WALL}
          strokeWidth={WALL}
        />
        <g transform={`scale(${1 / unit})`} strokeWidth={0.4 * unit}>
          {plan.openings.map((opening) => (
            <OpeningDrawing
              key={`${opening.wall} ${opening.from}`}
              opening={opening}
              plan={plan}
              depth={WALL * unit}
            />
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
              <g key={`${from.id} ${to.id}`} data-part="path">
                <path d={lineOf([from, to])} />
                {reflections.map(({ wall, point }) => (
                  <path
                    key={wall}
                    d={lineOf([from, point, to])}
                    strokeDasharray={`${1.2 * unit} ${unit}`}
                  />
                ))}
              </g>
            ))}
        </g>
        <Measured points={measured} unit={unit} />
        <g data-part="text">
          <text x={right / 2} y={-4} textAnchor="middle">
            {measures.length(width)}
          </text>
          <text textAnchor="middle" transform={`translate(-4 ${bottom / 2}) rotate(-90)`}>
            {measures.length(length)}
          </text>
          <path d={`M0 ${bottom + 12}v2h${bar / unit}v-2`} />
          <text x={bar / unit + 2} y={bottom + 14.6}>
            {measures.length(bar)}
          </text>
        </g>
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
    <g
      transform={`translate(${x} ${y}) rotate(${turn})`}
      data-part={layer}
      data-marked={isMarked || undefined}
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
          // What lies below others, or hangs above them, lets them be seen.
          {...(sharesPlace && layer === 'treatment' && seeThrough)}
        />
      )}
      {mark && <path d={mark} fill="none" />}
    </g>
  );
}

const seeThrough = { strokeDasharray: '0.12 0.08', fillOpacity: 0.3 } as const;

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
  /** Of the wall, in meters. */
  depth: number;
}

/** Drawn in the upper wall and turned to its own: a window as two lines, a door a little open to the outside. */
function OpeningDrawing({ opening, plan, depth }: OpeningDrawingProps) {
  const { kind, wall, from, width } = opening;
  const place = {
    front: `translate(${from} 0)`,
    right: `translate(${plan.width} ${from}) rotate(90)`,
    back: `translate(${from + width} ${plan.length}) rotate(180)`,
    left: `translate(0 ${from + width}) rotate(-90)`,
  }[wall];
  const [along, across] = [0.97 * width, 0.24 * width];
  return (
    <g transform={place} data-part="opening">
      <rect x={0} y={-depth} width={width} height={depth} />
      <path
        d={
          kind === 'window'
            ? `M0 ${-depth * 0.65}h${width}M0 ${-depth * 0.35}h${width}`
            : `M0 ${-depth}L${along} ${-depth - across}A${width} ${width} 0 0 1 ${width} ${-depth}`
        }
      />
    </g>
  );
}

/** The points between which is measured, and how far they are apart. */
function Measured({ points, unit }: { points: readonly Point[]; unit: number }) {
  const { length } = useMeasures();
  const [one, other] = points.map(({ x, y }) => ({ x: x / unit, y: y / unit }));
  if (!one) return null;
  return (
    <g data-part="measured">
      <circle cx={one.x} cy={one.y} r={1} />
      {other && (
        <>
          <circle cx={other.x} cy={other.y} r={1} />
          <path d={lineOf([one, other])} />
          <text x={(one.x + other.x) / 2} y={(one.y + other.y) / 2 - 1.5} textAnchor="middle">
            {length(unit * distanceBetween(one, other))}
          </text>
        </>
      )}
    </g>
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

const colour = (name: string) => `var(--palette-${name})`;
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
  touchAction: 'manipulation',
  '& [data-part="wall"]': { fill: 'none', stroke: colour('text-primary') },
  '& [data-part="opening"]': { fill: colour('background-paper'), stroke: colour('text-primary') },
  '& [data-part="furniture"]': {
    fill: colour('background-default'),
    stroke: colour('text-secondary'),
  },
  '& [data-part="gear"]': { fill: tinted('primary-main', 14), stroke: colour('primary-main') },
  '& [data-part="treatment"]': {
    fill: tinted('success-main', 22),
    stroke: colour('success-main'),
  },
  '& [data-marked]': { fill: tinted('warning-main', 55), stroke: colour('text-primary') },
  '& [data-part="path"]': { fill: 'none', stroke: colour('warning-main') },
  '& [data-part="text"]': { fill: colour('text-primary') },
  '& [data-part="text"] path': { fill: 'none', stroke: colour('text-primary'), strokeWidth: 0.4 },
  '& [data-part="measured"]': {
    fill: colour('text-primary'),
    stroke: colour('text-primary'),
    strokeWidth: 0.7,
  },
  // Letters keep clear of the lines behind them.
  '& [data-part="measured"] text': {
    stroke: colour('background-paper'),
    paintOrder: 'stroke',
    fontWeight: 600,
  },
} as const;
