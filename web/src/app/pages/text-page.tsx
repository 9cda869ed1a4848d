import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHead } from '#web/ui/page-head.tsx';

interface TextSection {
  title: string;
  text: string;
  /** What is named one by one below the text, and what each is. */
  items?: Readonly<Record<string, string>>;
}

interface TextPageProps {
  title: string;
  description: string;
  sections: readonly TextSection[];
}

/** A page that is there to be read. */
export function TextPage({ title, description, sections }: TextPageProps) {
  return (
    <Box component="article" sx={{ maxWidth: 680, py: { xs: 4, md: 7 } }}>
      <PageHead title={title} description={description} />
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.125rem' }}>
        {description}
      </Typography>
      {sections.map(({ title: heading, text, items = {} }) => (
        <Box component="section" key={heading} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          <Typography>{text}</Typography>
          {Object.keys(items).length > 0 && (
            <Box component="dl" sx={listStyle}>
              {Object.entries(items).map(([name, meaning]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  mb: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;
