import { useTranslation } from 'react-i18next';
import { waveCover } from '#domain/directories/cover.ts';
import { previewPath } from '#domain/previews/preview-path.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { WavePageQuery } from '../directories.generated.ts';
import { pathOf } from '../place-path.ts';

/** What the head of a document says of a wave: a collection about a current of music of some cities. */
export function WaveHead({ wave }: { wave: NonNullable<WavePageQuery['wave']> }) {
  const { t: menuText } = useTranslation('menu');
  const origin = useOrigin();
  const { id, language, title, description, cities, places } = wave;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        preview={{ kind: 'waves', id }}
        trail={[{ name: menuText('directories.waves'), path: '/waves' }]}
      />
      <JsonLd
        data={{
          '@type': 'CollectionPage',
          name: title,
          description,
          url: `${origin}/waves/${id}`,
          image: origin + previewPath(waveCover(id)),
          inLanguage: language.toLowerCase(),
          // schema.org has no type for a kind of music.
          about: { '@type': 'DefinedTerm', name: title, inDefinedTermSet: `${origin}/waves` },
          contentLocation: cities.map(({ name, countryCode }) => ({
            '@type': 'City',
            name,
            address: { '@type': 'PostalAddress', addressCountry: countryCode },
          })),
          ...(places.length > 0 && {
            mentions: places.map((place) => ({
              '@type': place.kind === 'LABEL' ? 'Organization' : 'MusicStore',
              name: place.name,
              url: origin + pathOf(place),
            })),
          }),
        }}
      />
    </>
  );
}
