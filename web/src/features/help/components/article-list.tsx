import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { linkCardStyle } from '#web/ui/card-style.ts';
import { articlePath } from '../help-paths.ts';
import type { ArticleLinkFragment } from '../help.generated.ts';

interface ListedArticle extends ArticleLinkFragment {
  readingMinutes?: number;
}

/** Articles with what each is about. */
export function ArticleList({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {articles.map((article) => (
        <li key={article.id}>
          <Row article={article} />
        </li>
      ))}
    </Box>
  );
}

function Row({ article }: { article: ListedArticle }) {
  const { t } = useTranslation('help');
  const { id, language, title, description, readingMinutes } = article;
  const lang = useForeignLanguage(language);
  return (
    <Box component={Link} to={articlePath(id)} sx={rowStyle}>
      <Typography variant="subtitle1" component="span" lang={lang} sx={{ display: 'block' }}>
        {title}
      </Typography>
      <Typography component="span" lang={lang} color="textSecondary" sx={textStyle}>
        {description}
      </Typography>
      {readingMinutes !== undefined && (
        <Typography component="span" variant="body2" color="textSecondary" sx={textStyle}>
          {t('article.minutes', { count: readingMinutes })}
        </Typography>
      )}
    </Box>
  );
}

const textStyle = { display: 'block', mt: 0.5 } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const rowStyle = {
  ...linkCardStyle,
  display: 'block',
  height: '100%',
  p: 2.5,
} as const;
