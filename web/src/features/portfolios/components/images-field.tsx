import { useTranslation } from 'react-i18next';
import { PORTFOLIO_IMAGE, portfolioLimits as limits } from '#domain/portfolios/limits.ts';
import { PicturesField } from '#web/ui/uploads/pictures-field.tsx';
import { useOrderTexts } from '../hooks/use-order-texts.ts';

/** The images of a portfolio. */
export function ImagesField({ portfolioId }: { portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const orderTexts = useOrderTexts();
  return (
    <PicturesField
      name="images"
      path={`/api/portfolios/${encodeURIComponent(portfolioId)}/images`}
      limits={{ pictures: limits.images, alt: limits.alt }}
      texts={{
        ...orderTexts,
        drop: t('edit.dropImages'),
        choose: t('edit.chooseImages'),
        formats: t('edit.imageFormats', {
          limit: PORTFOLIO_IMAGE.limitMegabytes,
          max: limits.images,
        }),
        alt: (number) => t('edit.alt', { number }),
        altHelp: t('edit.altHelp'),
      }}
    />
  );
}
