import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { emptyContent } from '#domain/listings/empty-content.ts';
import { changedFields } from '#domain/listings/changed-fields.ts';
import type { ContentField } from '#domain/listings/changed-fields.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { contentWords } from './content-words.ts';

interface ContentChangesProps {
  /** The studio as it is; null for a new one. */
  before: StudioContent | null;
  after: StudioContent;
}

/** What a listing says, and beside it what the studio said before: only where they differ. */
export function ContentChanges({ before, after }: ContentChangesProps) {
  const { t } = useTranslation(['admin', 'listings']);
  const fields = before ? changedFields(before, after) : newFields(after);
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('approvals.field')}</th>
          {before && <th scope="col">{t('approvals.before')}</th>}
          <th scope="col">{t(before ? 'approvals.after' : 'approvals.says')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{t(`listings:fields.${field}`)}</th>
            {before && (
              <td>
                <Value field={field} content={before} />
              </td>
            )}
            <td>
              <Value field={field} content={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Of a new listing all that is said, the pictures first. */
function newFields(content: StudioContent): ContentField[] {
  const said = changedFields(emptyContent, content);
  return [...said].toSorted((one, other) => order(one) - order(other));
}

function order(field: ContentField): number {
  return field === 'pictures' ? 0 : 1;
}

function Value({ field, content }: { field: ContentField; content: StudioContent }) {
  const { t, i18n } = useTranslation(['admin', 'listings', 'studios']);
  if (field === 'pictures') {
    return (
      <Box sx={picturesStyle}>
        {content.pictures.map(({ url, alt }) => (
          <Box key={url} component="img" src={url} alt={alt} loading="lazy" sx={pictureStyle} />
        ))}
      </Box>
    );
  }
  return contentWords(field, content, t, i18n.language);
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '0.9375rem',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    p: 1,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 500, border: 0 },
  '& tbody th': { fontWeight: 500 },
  '& th:first-of-type': { width: { xs: '34%', sm: '24%' } },
} as const;

const picturesStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const pictureStyle = {
  width: 120,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 1,
} as const;
