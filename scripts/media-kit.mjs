/**
 * Makes the files of the media kit, web/public/press/, out of the one drawing of the logo, the
 * brand's face, its palette, the pictures that the product brings, and screenshots in docs/images/press:
 * `node scripts/media-kit.mjs`. The results are committed, and listed with their sizes in
 * web/src/features/pages/media-kit.json for the page that offers them.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { zipSync } from 'fflate';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { dark, light } from '../web/src/app/theme/tokens.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'web/public/press');
const { resolve } = createRequire(import.meta.url);

const [room, bars, clip] = await drawingOfTheLogo();

/** The colors of a logo: its room, the bars of its meter, the last of them, and the name. */
const logos = {
  light: { room: light.ink, bars: light.paper, clip: dark.tally, name: light.ink },
  dark: { room: dark.ink, bars: dark.paper, clip: light.tally, name: dark.ink },
  black: { room: '#000000', bars: '#FFFFFF', clip: '#FFFFFF', name: '#000000' },
  white: { room: '#FFFFFF', bars: '#000000', clip: '#000000', name: '#FFFFFF' },
};
const WIDTHS = { logo: 1600, mark: 1024, picture: 2000 };

/** The three parts of web/public/icon.svg, without what they are filled with. */
async function drawingOfTheLogo() {
  const drawing = await readFile(join(root, 'web/public/icon.svg'), 'utf8');
  const rects = drawing.match(/<rect [^>]*>/g).map((rect) => rect.replace(/ fill="[^"]*"/, ''));
  return [rects[0], rects.slice(1, 4).join(''), rects[4]];
}

/** The mark in a square of 32. */
const markIn = (colors) =>
  `<g fill="${colors.room}">${room}</g><g fill="${colors.bars}">${bars}</g><g fill="${colors.clip}">${clip}</g>`;

const svg = (width, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32">${content}</svg>\n`;

/** The name as outlines, so that it looks the same where the face is not installed. */
function nameIn(color) {
  const face = openSync(
    resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  );
  const { glyphs, positions } = face.layout('Roomtone');
  const size = 21 / face.unitsPerEm;
  const tracking = -0.02 * face.unitsPerEm;
  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const letter = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[index].xAdvance + tracking;
    return letter;
  });
  return {
    width: x * size,
    outlines: `<g fill="${color}" transform="translate(42 23) scale(${size} ${-size})">${letters.join('')}</g>`,
  };
}

function logoIn(colors) {
  const { width, outlines } = nameIn(colors.name);
  return svg(Math.ceil(42 + width), markIn(colors) + outlines);
}

/** A logo and its mark, each as a drawing and as a picture. */
async function logoFiles([name, colors]) {
  const [logo, mark] = [logoIn(colors), svg(32, markIn(colors))];
  return [
    [`logo-${name}.svg`, Buffer.from(logo)],
    [`logo-${name}.png`, await png(logo, WIDTHS.logo)],
    [`mark-${name}.svg`, Buffer.from(mark)],
    [`mark-${name}.png`, await png(mark, WIDTHS.mark)],
  ];
}

const png = (drawing, width) =>
  sharp(Buffer.from(drawing), { density: 600 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Custom properties of both schemes. */
function palette() {
  const block = (name, colors) =>
    `${name} {\n${Object.entries(colors)
      .map(
        ([role, value]) =>
          `  --${role.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}: ${value};\n`,
      )
      .join('')}}\n`;
  return `${block(':root', light)}\n${block('.dark', dark)}`;
}

/** The drawings of the product that stand for it, by what they are called in the kit. */
const drawn = {
  'control-room': 'categories/recording.svg',
  'live-room': 'categories/live-rooms.svg',
  'podcast-room': 'categories/podcast.svg',
  'orchestral-stage': 'categories/orchestral.svg',
};

async function pictures() {
  const [version] = await readdir(join(root, 'web/public/pictures'));
  const shots = join(root, 'docs/images/press');
  return Promise.all([
    ...Object.entries(drawn).map(async ([name, path]) => {
      const drawing = await readFile(join(root, 'web/public/pictures', version, path));
      const bytes = await sharp(drawing, { density: 300 })
        .resize({ width: WIDTHS.picture })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
      return [`picture-${name}.jpg`, bytes];
    }),
    ...(await readdir(shots)).map(async (file) => [
      `screenshot-${parse(file).name}.jpg`,
      await readFile(join(shots, file)),
    ]),
  ]);
}

const files = [
  ...(await Promise.all(Object.entries(logos).map(logoFiles))).flat(),
  ['colors.css', Buffer.from(palette())],
  ...(await pictures()),
];
// The same bytes each time: a ZIP holds when a file was made.
const zip = zipSync(Object.fromEntries(files), {
  level: 9,
  mtime: new Date('2026-01-01T00:00:00'),
});
files.push(['roomtone-media-kit.zip', Buffer.from(zip)]);

async function sizeOf(name, bytes) {
  if (!/\.(svg|png|jpg)$/.test(name)) return {};
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const listed = [];
for (const [name, bytes] of files) {
  await writeFile(join(folder, name), bytes);
  listed.push({ name, bytes: bytes.length, ...(await sizeOf(name, bytes)) });
}
await writeFile(
  join(root, 'web/src/features/pages/media-kit.json'),
  `${JSON.stringify(listed, null, 2)}\n`,
);
