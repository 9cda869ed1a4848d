import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { Optional } from '#web/ui/optional.tsx';
import { Section } from '#web/ui/section.tsx';
import { useHomeTestimonialsSuspenseQuery } from '../testimonials.generated.ts';
import { cardsStyle } from './cards-style.ts';
import { InventedNote } from './invented-note.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

/** What three people say, as a part of another page, which is whole without them. */
export function HomeTestimonials() {
  return (
    <Optional>
      <Testimonials />
    </Optional>
  );
}

function Testimonials() {
  const { t } = useTranslation('app');
  const { data } = useHomeTestimonialsSuspenseQuery({
    variables: { language: useReaderLanguage() },
  });
  const { nodes } = data.testimonials;
  if (nodes.length === 0) return null;
  return (
    <Section
      title={t('home.testimonials')}
      more={{ to: '/testimonials', label: t('home.testimonialsMore') }}
    >
      <Box component="ul" sx={{ ...cardsStyle, mt: 0 }}>
        {nodes.map((testimonial) => (
          <Box component="li" key={testimonial.id} sx={{ display: 'grid' }}>
            <TestimonialCard testimonial={testimonial} />
          </Box>
        ))}
      </Box>
      <InventedNote entries={nodes} />
    </Section>
  );
}
