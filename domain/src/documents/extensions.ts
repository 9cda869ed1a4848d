import { Node } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** What is read of an element, in the browser and on the server, whose types know no DOM here. */
interface HtmlElement {
  textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): HtmlElement | null;
}

/** Something set into a text that has none within it, with what is said of it and how HTML has it. */
function inserted(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  html: { tag: string; read: (element: HtmlElement) => Record<string, unknown> | false },
): Node {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [
          key,
          { default: value, rendered: false },
        ]),
      ),
    parseHTML: () => [{ tag: html.tag, getAttrs: html.read }],
    renderHTML: ({ node }) => [
      html.tag.replace(/\[.*/, ''),
      { 'data-node': JSON.stringify(node.attrs) },
    ],
  });
}

const picture = inserted(
  'picture',
  { src: '', alt: '', caption: '', width: 0, height: 0 },
  {
    tag: 'figure',
    read(figure) {
      const image = figure.querySelector('img');
      return (
        image !== null && {
          src: image.getAttribute('src') ?? '',
          alt: image.getAttribute('alt') ?? '',
          caption: figure.querySelector('figcaption')?.textContent ?? '',
          width: Number(image.getAttribute('width')),
          height: Number(image.getAttribute('height')),
        }
      );
    },
  },
);

const sound = inserted(
  'sound',
  { src: '', title: '' },
  {
    tag: 'audio',
    read: (audio) => ({
      src: audio.getAttribute('src') ?? '',
      title: audio.getAttribute('title') ?? '',
    }),
  },
);

const studioCard = inserted(
  'studioCard',
  { studioId: '' },
  {
    tag: 'div[data-studio]',
    read: (card) => ({ studioId: card.getAttribute('data-studio') ?? '' }),
  },
);

/**
 * What an editor over ProseMirror (Tiptap) has to know to write documents as `document.ts` describes
 * them, and nothing that these do not have.
 */
export const documentExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  picture,
  sound,
  studioCard,
];
