import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import type { Language } from '#domain/accounts/language.ts';
import { employments, praisedServices } from '#domain/company/entry.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { TEXT_PICTURE } from '#domain/texts/text.ts';
import { CityOptions } from '#web/features/portfolios/components/city-options.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import type { FormPart } from '../entry-values.ts';
import { EntryIdsField } from './entry-ids-field.tsx';

interface EntryFieldProps {
  /** Its name in the form. */
  path: string;
  part: FormPart;
  /** What it is written in; undefined for what is the same in every language. */
  language?: Language;
}

/** What inputs of HTML take the values of some parts. */
const types = { date: 'date', moment: 'datetime-local', link: 'url' } as const;

/** The field of a part of an entry. */
export function EntryField({ path, part, language }: EntryFieldProps) {
  const { t } = useTranslation('admin');
  const { name, input, isRequired } = part;
  const label = t(`entries.parts.${name}`);
  const none = <option value="">{t(isRequired ? 'entries.choose' : 'entries.none')}</option>;
  switch (input) {
    case 'picture':
      return <PictureField path={path} label={label} />;
    case 'text':
      return (
        <FormTextField
          name={path}
          label={label}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { lang: language } }}
        />
      );
    case 'rating':
      return (
        <FormSelect name={path} label={label}>
          {none}
          {['5', '4', '3', '2', '1'].map((rating) => (
            <option key={rating}>{rating}</option>
          ))}
        </FormSelect>
      );
    case 'employment':
      return (
        <FormSelect name={path} label={label}>
          {none}
          {employments.map((employment) => (
            <option key={employment} value={employment}>
              {t(`entries.employment.${enumName(employment)}`)}
            </option>
          ))}
        </FormSelect>
      );
    case 'service':
      return (
        <FormSelect name={path} label={label}>
          {none}
          {praisedServices.map((service) => (
            <option key={service} value={service}>
              {t(`entries.service.${enumName(service)}`)}
            </option>
          ))}
        </FormSelect>
      );
    case 'city':
      return (
        <FormSelect name={path} label={label}>
          {none}
          <CityOptions />
        </FormSelect>
      );
    case 'cities':
    case 'genres':
    case 'rooms':
      return <EntryIdsField path={path} label={label} input={input} />;
    case 'date':
    case 'moment':
    case 'link':
      return (
        <FormTextField
          name={path}
          label={label}
          type={types[input]}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      );
    default:
      return (
        <FormTextField name={path} label={label} slotProps={{ htmlInput: { lang: language } }} />
      );
  }
}

/** A picture, which is sent as it is chosen. */
function PictureField({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation('admin');
  const [{ value }, { error }, { setValue }] = useField<string>(path);
  const { uploads, add, dismiss } = useUploads({
    path: '/api/texts/pictures',
    field: 'picture',
    room: 1,
    onArrived(body) {
      const { picture } = body as { picture: { src: string } };
      void setValue(picture.src);
    },
  });
  return (
    <div>
      {value && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
          <Box component="img" src={value} alt="" sx={pictureStyle} />
          <Button color="inherit" onClick={() => void setValue('')}>
            {t('entries.removePicture')}
          </Button>
        </Box>
      )}
      <FileZone
        texts={{
          drop: t('entries.dropPicture'),
          choose: t('entries.choosePicture'),
          file: label,
          formats: t('entries.pictureFormats', { limit: TEXT_PICTURE.limitMegabytes }),
        }}
        accept={pictureTypes}
        Icon={ImageUp}
        onChosen={add}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
      {error && (
        <Typography variant="body2" color="error">
          {error}
        </Typography>
      )}
    </div>
  );
}

const pictureStyle = { width: 96, height: 96, objectFit: 'cover', borderRadius: 2 } as const;
