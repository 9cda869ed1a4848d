import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHead } from '#web/ui/page-head.tsx';

interface TextPageProps {
  title: string;
  description: string;
  sections: readonly { title: string; text: string }[];
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
      {sections.map(({ title: heading, text }) => (
        <Box component="section" key={heading} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
