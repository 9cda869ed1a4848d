import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useTestimonialsSuspenseQuery } from '../testimonials.generated.ts';
import { cardsStyle } from '../components/cards-style.ts';
import { InventedNote } from '../components/invented-note.tsx';
import { LoadingList } from '../components/loading-list.tsx';
import { TestimonialCard } from '../components/testimonial-card.tsx';

const PAGE_SIZE = 12;

/** What people say of the product, with what they recorded. */
export function TestimonialsPage() {
  return (
    <TitledPage id="testimonials">
      <LoadingList>
        <Testimonials />
      </LoadingList>
    </TitledPage>
  );
}

function Testimonials() {
  const { t } = useTranslation('company');
  const { data, fetchMore } = useTestimonialsSuspenseQuery({
    variables: { language: useReaderLanguage(), first: PAGE_SIZE },
  });
  const { nodes, pageInfo } = data.testimonials;
  if (nodes.length === 0) {
    return (
      <Box sx={{ mt: 4 }}>
        <EmptyState
          title={t('testimonials.empty')}
          text={t('testimonials.emptyText')}
          action={
            <Button component={Link} to="/reviews" variant="outlined" color="inherit">
              {t('testimonials.toReviews')}
            </Button>
          }
        />
      </Box>
    );
  }
  return (
    <>
      <InventedNote entries={nodes} />
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((testimonial) => (
          <Box component="li" key={testimonial.id} sx={{ display: 'grid' }}>
            <TestimonialCard
              testimonial={testimonial}
              sound={
                testimonial.track && (
                  <Box sx={{ mb: 2.5 }}>
                    <AudioPlayer {...testimonial.track} />
                  </Box>
                )
              }
            />
          </Box>
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}
