import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createElement, Fragment, useContext } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { anchorsOf, plainText } from '#domain/documents/document.ts';
import type {
  BlockNode,
  Document,
  InlineNode,
  Mark,
  Picture,
  Sound,
  TableRow,
  TextNode,
} from '#domain/documents/document.ts';
import { takeTheFloor } from '../media/sounding.ts';
import { StudioCardContext } from './studio-card-context.ts';
import { textStyle } from './text-style.ts';

/** A text with its structure. Nothing of it is markup, so nothing of it can run. */
export function DocumentView({ document }: { document: Document }) {
  const anchors = anchorsOf(document);
  const headings = document.content.filter(
    (block) => block.type === 'heading' && block.attrs.level === 2,
  );
  return (
    <Box sx={textStyle}>
      {each(document.content, (block) => (
        <Block block={block} id={anchors[headings.indexOf(block)]?.id} />
      ))}
    </Box>
  );
}

/** Parts of a text one after the other. They are there for good, so React needs no keys to tell them apart. */
function each<Part>(parts: readonly Part[], show: (part: Part, index: number) => ReactNode) {
  return createElement(Fragment, null, ...parts.map((part, index) => show(part, index)));
}

function Block({ block, id }: { block: BlockNode; id?: string | undefined }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content)}</p>;
    case 'heading':
      return (
        <Typography
          id={id}
          variant={block.attrs.level === 2 ? 'h3' : 'subtitle1'}
          component={`h${block.attrs.level}`}
        >
          {inline(block.content)}
        </Typography>
      );
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {each(block.content, ({ content }) => (
            <li>{blocks(content)}</li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return <blockquote>{blocks(block.content)}</blockquote>;
    case 'table':
      return <Table rows={block.content} />;
    case 'codeBlock':
      return (
        <pre>
          <code>{inline(block.content)}</code>
        </pre>
      );
    case 'picture':
      return <Figure {...block.attrs} />;
    case 'sound':
      return <AudioFigure {...block.attrs} />;
    default:
      return <EmbeddedStudio id={block.attrs.studioId} />;
  }
}

function blocks(content: readonly BlockNode[]): ReactNode {
  return each(content, (block) => <Block block={block} />);
}

function Figure({ src, alt, caption, width, height }: Picture['attrs']) {
  return (
    <figure>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function AudioFigure({ src, title }: Sound['attrs']) {
  return (
    <figure>
      <audio
        controls
        preload="none"
        src={src}
        aria-label={title}
        onPlay={({ currentTarget }) => takeTheFloor(currentTarget)}
      >
        <track kind="captions" />
      </audio>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

function EmbeddedStudio({ id }: { id: string }) {
  const show = useContext(StudioCardContext);
  const path = `/studios/${id}`;
  return show ? show(id) : <TextLink href={path}>{path}</TextLink>;
}

/** A table, whose rows are cards where there is no room beside each other: each cell says then what it is. */
function Table({ rows: [head, ...rows] }: { rows: readonly TableRow[] }) {
  const columns = head?.content ?? [];
  const names = columns.map(plainText);
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          {each(columns, ({ content }) => (
            <th scope="col">{blocks(content)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, ({ content }) => (
          <tr>
            {each(content, (cell, column) => (
              <td data-column={names[column]}>{blocks(cell.content)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function inline(nodes: readonly InlineNode[] | undefined): ReactNode {
  return each(nodes ?? [], (node) => (node.type === 'text' ? textOf(node) : <br />));
}

function textOf({ text, marks = [] }: TextNode): ReactNode {
  return marks.reduceRight<ReactNode>(marked, text);
}

const markElements = { bold: 'strong', italic: 'em', code: 'code' } as const;

function marked(content: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'link') return <TextLink href={mark.attrs.href}>{content}</TextLink>;
  const Element = markElements[mark.type];
  return <Element>{content}</Element>;
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link component={RouterLink} to={href} underline="always">
        {children}
      </Link>
    );
  }
  return (
    <Link href={href} rel="noopener nofollow" underline="always">
      {children}
    </Link>
  );
}

const tableStyle = {
  width: '100%',
  my: 3,
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1.25,
    pr: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& td:first-of-type': { fontWeight: 600, overflowWrap: 'normal' },
  '@media (max-width: 767px)': {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'block',
      py: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& td': { display: 'block', border: 0, p: 0 },
    '& td + td': { mt: 0.75 },
    '& td:first-of-type': { overflowWrap: 'anywhere' },
    '& td:not(:first-of-type)::before': {
      content: 'attr(data-column)',
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.8125rem',
    },
  },
} as const;
