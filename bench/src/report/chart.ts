/** A bar chart of times, on a logarithmic scale. */
export interface Chart {
  title: string;
  /** What the bars of each group are, in their order. */
  series: readonly string[];
  groups: readonly ChartGroup[];
}

export interface ChartGroup {
  label: string;
  /** Milliseconds, by series; those without are left out. */
  values: ReadonlyMap<string, number>;
}

const WIDTH = 900;
const LEFT = 300;
const RIGHT = 70;
const TOP = 76;
const BAR = 11;
const GAP = 12;
/** Told apart by those who see red and green alike (Okabe and Ito). */
const COLORS = ['#0072b2', '#56b4e9', '#d55e00', '#e69f00', '#999999', '#009e73', '#cc79a7'];

/** Draws a chart as SVG, with bars from the left and their values beside them. */
export function drawChart({ title, series, groups }: Chart): string {
  const scale = scaleOf(groups.flatMap(({ values }) => [...values.values()]));
  const parts: string[] = [];
  let y = TOP;
  for (const { label, values } of groups) {
    const bars = series.filter((name) => values.has(name));
    const middle = y + (bars.length * BAR) / 2 + 4;
    parts.push(`<text x="${LEFT - 10}" y="${middle}" text-anchor="end">${escaped(label)}</text>`);
    for (const name of bars) {
      const value = values.get(name)!;
      const width = scale.widthOf(value).toFixed(1);
      const fill = COLORS[series.indexOf(name) % COLORS.length]!;
      parts.push(
        `<rect x="${LEFT}" y="${y}" width="${width}" height="${BAR - 1}" fill="${fill}"/>`,
        `<text class="value" x="${LEFT + Number(width) + 4}" y="${y + BAR - 2}">${textOf(value)}</text>`,
      );
      y += BAR;
    }
    y += GAP;
  }
  const ticks = scale.ticks.map((tick) => {
    const x = (LEFT + scale.widthOf(tick)).toFixed(1);
    return `<line x1="${x}" y1="${TOP - 8}" x2="${x}" y2="${y - GAP}"/><text class="value" x="${x}" y="${TOP - 12}" text-anchor="middle">${tick} ms</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 8}" width="${WIDTH}" height="${y + 8}" role="img" aria-label="${escaped(title)}">`,
    `<style>text{font:12px system-ui,sans-serif;fill:#222}.title{font-size:15px;font-weight:600}.value{font-size:10px;fill:#555}line{stroke:#ddd}</style>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text class="title" x="12" y="22">${escaped(title)}</text>`,
    ...legend(series),
    ...ticks,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function legend(series: readonly string[]): string[] {
  const step = (WIDTH - 24) / series.length;
  return series.map((name, index) => {
    const x = 12 + index * step;
    const fill = COLORS[index % COLORS.length]!;
    return `<rect x="${x}" y="34" width="11" height="11" fill="${fill}"/><text x="${x + 16}" y="44">${escaped(name)}</text>`;
  });
}

/** From a power of ten that no value is below to one that none is above. */
function scaleOf(values: readonly number[]) {
  const known = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...known, 1)));
  const high = Math.max(Math.ceil(Math.log10(Math.max(...known, 1))), low + 1);
  const ticks = Array.from({ length: high - low + 1 }, (_, index) =>
    Number((10 ** (low + index)).toPrecision(1)),
  );
  const widthOf = (value: number) =>
    value <= 0
      ? 0
      : Math.max(1, ((Math.log10(value) - low) / (high - low)) * (WIDTH - LEFT - RIGHT));
  return { ticks, widthOf };
}

function textOf(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toPrecision(2);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
