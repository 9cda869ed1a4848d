import Box from '@mui/material/Box';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import type { PraisedService } from '#web/lib/schema.generated.ts';
import { Optional } from '#web/ui/optional.tsx';
import { Section } from '#web/ui/section.tsx';
import { useServiceTestimonialsSuspenseQuery } from '../testimonials.generated.ts';
import { cardsStyle } from './cards-style.ts';
import { InventedNote } from './invented-note.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

interface ServiceTestimonialsProps {
  service: PraisedService;
  title: string;
}

/** What people say of a service, as a part of its page; left out where nobody has said anything. */
export function ServiceTestimonials(props: ServiceTestimonialsProps) {
  return (
    <Optional>
      <Testimonials {...props} />
    </Optional>
  );
}

function Testimonials({ service, title }: ServiceTestimonialsProps) {
  const { data } = useServiceTestimonialsSuspenseQuery({
    variables: { service, language: useReaderLanguage() },
  });
  const { nodes } = data.testimonials;
  if (nodes.length === 0) return null;
  return (
    <Section title={title}>
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
