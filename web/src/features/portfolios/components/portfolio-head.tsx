import { useTranslation } from 'react-i18next';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { PortfolioDetailFragment } from '../portfolios.generated.ts';

/** What other sites and search engines learn of a portfolio. */
export function PortfolioHead({ portfolio }: { portfolio: PortfolioDetailFragment }) {
  const { t } = useTranslation('portfolios');
  const origin = useOrigin();
  const { slug, name, headline, roles, bio, links, city, images, tracks } = portfolio;
  const path = `/portfolios/${slug}`;
  const doing = roles.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <>
      <PageHead
        title={t('page.metaTitle', { name })}
        description={headline || bio.slice(0, 160) || t('page.metaDescription', { name })}
        trail={[{ name: t('browse.title'), path: '/portfolios' }]}
        canonical={path}
      />
      <JsonLd
        data={{
          '@type': 'ProfilePage',
          '@id': origin + path,
          url: origin + path,
          mainEntity: {
            '@type': 'Person',
            name,
            ...(doing && { jobTitle: doing }),
            ...((headline || bio) && { description: headline || bio }),
            ...(images.length > 0 && { image: images.map(({ url }) => origin + url) }),
            ...(links.length > 0 && { sameAs: links }),
            ...(city && { homeLocation: { '@type': 'City', name: city.name } }),
          },
          ...(tracks.length > 0 && {
            hasPart: tracks.map(({ title, url, durationMs }) => ({
              '@type': 'AudioObject',
              name: title,
              contentUrl: origin + url,
              duration: `PT${Math.round(durationMs / 1000)}S`,
            })),
          }),
        }}
      />
    </>
  );
}
