import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { blogCategories, EVERY_CATEGORY } from '#domain/texts/category.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useCategoryLabel } from '../category-label.ts';
import { FeedHead } from '../components/feed-links.tsx';
import { FoundPosts } from '../components/found-posts.tsx';
import { PostSearch, usePostSearch } from '../components/post-search.tsx';

/** The posts of a category of the blog (spec §2.12). */
export function CategoryPage() {
  const { category = EVERY_CATEGORY } = useParams();
  return <Category key={category} category={category} />;
}

function Category({ category }: { category: string }) {
  const { t } = useTranslation('blog');
  const { t: menuText } = useTranslation('menu');
  const search = usePostSearch();
  const label = useCategoryLabel()(category);
  const isKnown = [EVERY_CATEGORY, ...blogCategories].includes(category);
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead
        title={`${label} · ${menuText('blog.blog')}`}
        description={t('category.description', { category: label })}
        trail={[{ name: menuText('blog.blog'), path: '/blog' }]}
        noIndex={!isKnown}
      />
      <FeedHead />
      <Button
        component={RouterLink}
        to="/blog"
        color="inherit"
        startIcon={<ArrowLeft size={18} aria-hidden />}
        sx={{ ml: -2.5, mb: 1 }}
      >
        {t('back')}
      </Button>
      <Typography variant="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Box sx={{ mb: 4 }}>
        <PostSearch {...search} />
      </Box>
      <FoundPosts category={category} text={search.asked} onClear={() => search.ask('')} />
    </Box>
  );
}
