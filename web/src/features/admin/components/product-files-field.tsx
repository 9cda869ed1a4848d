import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PRODUCT_FILE_LIMIT_MB,
  PRODUCT_PICTURE,
  productLimits as limits,
} from '#domain/catalog/product.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { PicturesField } from '#web/ui/uploads/pictures-field.tsx';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import type { FileValue } from '../product-values.ts';
import { rowsStyle, rowStyle } from './rows.ts';

/** The pictures of a product, of which the first is its cover. */
export function ProductPicturesField({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  return (
    <Stack component="section" spacing={2.5}>
      <Typography variant="h3" component="h2">
        {t('products.pictures')}
      </Typography>
      <PicturesField
        name="pictures"
        path={`/api/products/${productId}/pictures`}
        limits={limits}
        texts={{
          drop: t('products.dropPictures'),
          choose: t('products.choosePictures'),
          formats: t('products.pictureFormats', {
            limit: PRODUCT_PICTURE.limitMegabytes,
            max: limits.pictures,
          }),
          alt: (number) => t('products.alt', { number }),
          altHelp: t('products.altHelp'),
          earlier: (number) => t('products.earlier', { number }),
          later: (number) => t('products.later', { number }),
          remove: (number) => t('products.removePicture', { number }),
        }}
      />
    </Stack>
  );
}

/** What a product is downloaded as. */
export function ProductFilesField({ productId }: { productId: string }) {
  const { t } = useTranslation('admin');
  const [{ value: files }, , { setValue }] = useField<FileValue[]>('files');
  /** As they are when one arrives. */
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const { uploads, add, dismiss } = useUploads({
    path: ({ name }) => `/api/products/${productId}/files/${encodeURIComponent(name)}`,
    field: 'file',
    room: limits.files - files.length,
    onArrived(body) {
      const { file } = body as { file: { id: number; fileName: string; byteCount: number } };
      const id = String(file.id);
      if (latest.current.some((known) => known.id === id)) return;
      latest.current = [...latest.current, { ...file, id }];
      void setValue(latest.current);
    },
  });
  return (
    <Stack component="section" spacing={2.5}>
      <Typography variant="h3" component="h2">
        {t('products.files')}
      </Typography>
      <FileZone
        texts={{
          drop: t('products.dropFiles'),
          choose: t('products.chooseFiles'),
          file: t('products.chooseFiles'),
          formats: t('products.fileFormats', { limit: PRODUCT_FILE_LIMIT_MB, max: limits.files }),
        }}
        accept={ACCEPTED}
        multiple
        button={{ disabled: files.length + uploads.length >= limits.files }}
        onChosen={add}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {files.length > 0 && (
        <Box component="ul" sx={rowsStyle}>
          {files.map(({ id, fileName }) => (
            <Box component="li" key={id} sx={rowStyle}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {fileName}
              </Typography>
              <IconButton
                aria-label={t('products.removeFile', { name: fileName })}
                onClick={() => void setValue(files.filter((file) => file.id !== id))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

const ACCEPTED = ['.zip', '.pdf', '.wav', '.mp3', '.flac', '.ogg', '.m4a'];
