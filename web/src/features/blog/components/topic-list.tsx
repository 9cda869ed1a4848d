import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EVERY_CATEGORY } from '#domain/texts/category.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useBlogCategoriesSuspenseQuery } from '../blog.generated.ts';
import { useCategoryLabel } from '../category-label.ts';

/** The categories that have posts, each with how many; nothing without any. */
export function TopicList() {
  const { t } = useTranslation('blog');
  const labelOf = useCategoryLabel();
  const { data } = useBlogCategoriesSuspenseQuery();
  if (data.blogCategories.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('topics')}>
      <Box component="ul" sx={listStyle}>
        <li>
          <Tag to={`/blog/category/${EVERY_CATEGORY}`}>{labelOf(EVERY_CATEGORY)}</Tag>
        </li>
        {data.blogCategories.map(({ id, postCount }) => (
          <li key={id}>
            <Tag to={`/blog/category/${id}`}>
              {labelOf(id)}{' '}
              <Box component="span" sx={countStyle}>
                {postCount}
              </Box>
            </Tag>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
} as const;

const countStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
