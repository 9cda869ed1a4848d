import Box from '@mui/material/Box';
import { useField } from 'formik';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { OrderButtons } from '#web/ui/form/order-buttons.tsx';
import type { OrderTexts } from '#web/ui/form/order-buttons.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

/** A picture as a form has it. */
export interface PictureValue {
  id: string;
  url: string;
  alt: string;
}

interface PicturesFieldProps {
  /** Of the field of the form, a list of {@link PictureValue}. */
  name: string;
  /** Where pictures are sent to. */
  path: string;
  /** How many there may be, and how long the words for one, in characters. */
  limits: { pictures: number; alt: number };
  texts: OrderTexts & {
    drop: string;
    choose: string;
    formats: string;
    alt: (number: number) => string;
    altHelp: string;
  };
}

/** Pictures, sent as they are chosen: several at once, in their order, each with what it shows in words. */
export function PicturesField({ name, path, limits, texts }: PicturesFieldProps) {
  const [{ value: pictures }, , { setValue }] = useField<PictureValue[]>(name);
  /** As they are when one arrives. */
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const { uploads, add, dismiss } = useUploads({
    path,
    field: 'picture',
    room: limits.pictures - pictures.length,
    onArrived(body) {
      const { picture } = body as { picture: { id: number; url: string } };
      const id = String(picture.id);
      if (latest.current.some((known) => known.id === id)) return;
      latest.current = [...latest.current, { id, url: picture.url, alt: '' }];
      void setValue(latest.current);
    },
  });
  const { drop, choose, formats } = texts;
  return (
    <>
      <FileZone
        texts={{ drop, choose, file: choose, formats }}
        accept={pictureTypes}
        multiple
        Icon={ImageUp}
        button={{ disabled: pictures.length + uploads.length >= limits.pictures }}
        onChosen={add}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {pictures.map(({ id, url }, index) => (
        <Box key={id} sx={rowStyle}>
          <Box component="img" src={url} alt="" sx={pictureStyle} />
          <Box sx={{ minWidth: 0 }}>
            <FormTextField
              name={`${name}[${index}].alt`}
              label={texts.alt(index + 1)}
              helperText={texts.altHelp}
              slotProps={{ htmlInput: { maxLength: limits.alt } }}
            />
            <OrderButtons
              items={pictures}
              index={index}
              texts={texts}
              onChange={(next) => void setValue(next)}
            />
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
