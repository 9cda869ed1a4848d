import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { Stars } from '#web/features/reviews/components/stars.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** What there is to read. */
export function Reading() {
  const { t } = useTranslation('elements');
  const { t: menuText } = useTranslation('menu');
  const { price } = useMoney();
  const line = t('reading.line');
  return (
    <Specimens>
      {(['h1', 'h2', 'h3', 'h4', 'body1', 'body2'] as const).map((variant) => (
        <Specimen key={variant} name={t(`reading.${variant}`)}>
          <Typography variant={variant} component="p">
            {t('reading.sample')}
          </Typography>
        </Specimen>
      ))}
      <Specimen name={t('reading.trail')}>
        <Breadcrumbs
          trail={[
            { name: t('reading.studios'), path: '/studios' },
            { name: menuText('elements.elements'), path: '/demoelements' },
          ]}
        />
      </Specimen>
      <Specimen name={t('reading.tags')}>
        <Tag>{t('choices.first')}</Tag>
        <Tag tone="success">{t('reading.free')}</Tag>
        <Tag to="/studios">{t('reading.tagLink')}</Tag>
      </Specimen>
      <Specimen name={t('reading.rating')}>
        <Rating rating={4.7} reviewCount={128} />
        <Rating rating={null} />
        <Stars rating={4} />
      </Specimen>
      <Specimen name={t('reading.people')}>
        <UserAvatar name="Nell Ferrand" url={null} width={48} />
      </Specimen>
      <Specimen name={t('reading.money')}>
        <span>{price(12_400)}</span>
      </Specimen>
      <Specimen name={t('reading.disclosure')}>
        <Disclosure title={t('reading.question')}>
          <Typography>{line}</Typography>
        </Disclosure>
      </Specimen>
      <Specimen name={t('reading.table')}>
        <DataTable
          caption={t('reading.table')}
          head={[t('choices.room'), t('reading.money')]}
          rows={(['first', 'second'] as const).map((name, index) => ({
            id: name,
            cells: [t(`choices.${name}`), price((index + 2) * 4500)],
          }))}
        />
      </Specimen>
      <Specimen name={t('reading.document')} isWide>
        <div>
          <DocumentView document={documentOf(t('reading.sample'), line)} />
        </div>
      </Specimen>
    </Specimens>
  );
}

/** A text that has a quote, a list and code. */
function documentOf(title: string, line: string): Document {
  const text = (marks: readonly { type: 'bold' | 'italic' }[] = []) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: line, marks }],
  });
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: title }] },
      text(),
      { type: 'blockquote', content: [text([{ type: 'italic' }])] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [text()] },
          { type: 'listItem', content: [text([{ type: 'bold' }])] },
        ],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: '-18 dBFS = +4 dBu' }] },
    ],
  };
}
