import { RecentPosts } from '#web/features/blog/components/recent-posts.tsx';
import { FeaturedProducts } from '#web/features/catalog/components/home-products.tsx';
import { HomeTestimonials } from '#web/features/company/components/home-testimonials.tsx';

/** The last parts of the home page: what to buy, what to read, and what people say. */
export function HomeEnd() {
  return (
    <>
      <FeaturedProducts />
      <RecentPosts />
      <HomeTestimonials />
    </>
  );
}
