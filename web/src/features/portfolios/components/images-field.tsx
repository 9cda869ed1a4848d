import Box from '@mui/material/Box';
import { useField } from 'formik';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { PORTFOLIO_IMAGE, portfolioLimits as limits } from '#domain/portfolios/limits.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import { OrderButtons } from './order-buttons.tsx';
import type { ImageValue } from './portfolio-form.tsx';

/** The images of a portfolio: several at once, in their order, each with what it shows in words. */
export function ImagesField({ portfolioId }: { portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const [{ value: images }, , { setValue }] = useField<ImageValue[]>('images');
  /** As they are when one arrives. */
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  const { uploads, add, dismiss } = useUploads({
    path: `/api/portfolios/${encodeURIComponent(portfolioId)}/images`,
    field: 'picture',
    room: limits.images - images.length,
    onArrived(body) {
      const { picture } = body as { picture: { id: number; url: string } };
      const id = String(picture.id);
      if (latest.current.some((image) => image.id === id)) return;
      latest.current = [...latest.current, { id, url: picture.url, alt: '' }];
      void setValue(latest.current);
    },
  });
  return (
    <>
      <FileZone
        texts={{
          drop: t('edit.dropImages'),
          choose: t('edit.chooseImages'),
          file: t('edit.chooseImages'),
          formats: t('edit.imageFormats', {
            limit: PORTFOLIO_IMAGE.limitMegabytes,
            max: limits.images,
          }),
        }}
        accept={pictureTypes}
        multiple
        Icon={ImageUp}
        button={{ disabled: images.length + uploads.length >= limits.images }}
        onChosen={add}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {images.map(({ id, url }, index) => (
        <Box key={id} sx={rowStyle}>
          <Box component="img" src={url} alt="" sx={pictureStyle} />
          <Box sx={{ minWidth: 0 }}>
            <FormTextField
              name={`images[${index}].alt`}
              label={t('edit.alt', { number: index + 1 })}
              helperText={t('edit.altHelp')}
              slotProps={{ htmlInput: { maxLength: limits.alt } }}
            />
            <OrderButtons items={images} index={index} onChange={(next) => void setValue(next)} />
          </Box>
        </Box>
      ))}
    </>
  );
}

const rowStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' },
} as const;

const pictureStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;
