import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import type { HelpCategory } from '#web/lib/schema.generated.ts';
import { articlePath, categoryPath } from '../help-paths.ts';
import type { ArticleLinkFragment } from '../help.generated.ts';
import { categoryIcons } from './category-icons.ts';

/** Articles that a card names. */
const NAMED = 3;

interface CategoryCardProps {
  category: HelpCategory;
  articles: readonly ArticleLinkFragment[];
  /** How many questions there are. */
  questionCount: number;
}

/** A category of the help desk with the first of what is in it. */
export function CategoryCard({ category, articles, questionCount }: CategoryCardProps) {
  const { t } = useTranslation('help');
  const Icon = categoryIcons[category];
  const counts = [
    t('articles', { count: articles.length }),
    t('questions', { count: questionCount }),
  ].join(' · ');
  return (
    <Paper component="section" variant="outlined" sx={cardStyle}>
      <Icon size={24} aria-hidden />
      <Typography variant="h4" component="h3" sx={{ mt: 1.5 }}>
        <Link component={RouterLink} to={categoryPath(category)} color="inherit" underline="hover">
          {t(`categories.${category}`)}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t(`categoryTexts.${category}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, mb: 'auto', p: 0 }}>
        {articles.slice(0, NAMED).map((article) => (
          <ArticleItem key={article.id} article={article} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {counts}
      </Typography>
    </Paper>
  );
}

function ArticleItem({ article: { id, language, title } }: { article: ArticleLinkFragment }) {
  const lang = useForeignLanguage(language);
  return (
    <li>
      <Link
        component={RouterLink}
        to={articlePath(id)}
        lang={lang}
        color="text.primary"
        sx={{ display: 'block', py: 0.75 }}
      >
        {title}
      </Link>
    </li>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  p: 3,
  borderRadius: 3,
} as const;
