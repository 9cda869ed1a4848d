import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { LINKS_LIMIT, TAGS_LIMIT } from '#domain/accounts/profile.schema.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { portfolioLimits as limits } from '#domain/portfolios/limits.ts';
import { portfolioSchema } from '#domain/portfolios/portfolio.schema.ts';
import { portfolioRoles } from '#domain/portfolios/role.ts';
import type { PortfolioRole } from '#domain/portfolios/role.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { TickList } from '#web/features/listings/components/tick-list.tsx';
import { FormTagsField } from '#web/ui/form/form-tags-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedItems } from '#web/ui/form/repeated-items.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import type { PictureValue } from '#web/ui/uploads/pictures-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSavePortfolioMutation } from '../portfolios.generated.ts';
import type { PortfolioDetailFragment } from '../portfolios.generated.ts';
import { CityOptions } from './city-options.tsx';
import { ImagesField } from './images-field.tsx';
import { TracksField } from './tracks-field.tsx';

/** A track as the form has it. */
export interface TrackValue {
  id: string;
  url: string;
  title: string;
  durationMs: number;
  peaks: number[];
}

/** What the form holds: texts as they are typed. */
export interface PortfolioValues {
  name: string;
  slug: string;
  headline: string;
  roles: PortfolioRole[];
  genres: string[];
  cityId: string;
  bio: string;
  links: string[];
  gear: string[];
  credits: { title: string; artist: string; role: string; year: string }[];
  images: PictureValue[];
  tracks: TrackValue[];
}

const emptyCredit = { title: '', artist: '', role: '', year: '' };

/** Everything that a portfolio says. Files are sent as they are chosen, the rest when it is saved. */
export function PortfolioForm({ portfolio }: { portfolio: PortfolioDetailFragment }) {
  const { t } = useTranslation('portfolios');
  // What is typed for a year is a text, which the schema reads.
  const validate = useValidation<PortfolioValues>(
    portfolioSchema as unknown as ObjectSchema<PortfolioValues>,
  );
  const [save] = useSavePortfolioMutation();
  const { id } = portfolio;
  const roleOptions = portfolioRoles.map((role) => ({
    id: role,
    label: t(`roles.${enumName(role)}`),
  }));
  return (
    <SubmitForm
      initialValues={valuesOf(portfolio)}
      validate={validate}
      failed={t('edit.failed')}
      asksBeforeLeaving
      spacing={4}
      onSubmit={async (values, form) => {
        await save({ variables: { input: { id, content: contentOf(values) } } });
        // Saved is not changed: whoever leaves now loses nothing.
        form.resetForm({ values });
        showToast({ tone: 'success', title: t('edit.saved') });
      }}
    >
      {({ isSubmitting }) => (
        <>
          <Part title={t('edit.about')}>
            <FormTextField name="name" label={t('edit.name')} />
            <FormTextField name="slug" label={t('edit.slug')} helperText={t('edit.slugHelp')} />
            <FormTextField
              name="headline"
              label={t('edit.headline')}
              helperText={t('edit.headlineHelp')}
            />
            <TickList
              name="roles"
              label={t('edit.roles')}
              helperText={t('edit.rolesHelp', { max: limits.roles })}
              options={roleOptions}
              max={limits.roles}
            />
            <FormTagsField
              name="genres"
              label={t('edit.genres')}
              helperText={t('edit.tagsHelp')}
              max={TAGS_LIMIT}
            />
            <FormSelect name="cityId" label={t('browse.city')}>
              <option value="">{t('edit.noCity')}</option>
              <CityOptions />
            </FormSelect>
            <FormTextField name="bio" label={t('edit.bio')} multiline minRows={5} />
          </Part>
          <Part title={t('page.tracks')}>
            <TracksField portfolioId={id} />
          </Part>
          <Part title={t('page.images')}>
            <ImagesField portfolioId={id} />
          </Part>
          <RepeatedItems
            name="credits"
            max={limits.credits}
            emptyItem={emptyCredit}
            texts={{
              title: t('page.credits'),
              help: t('edit.creditsHelp'),
              add: t('edit.addCredit'),
              remove: (number) => t('edit.removeCredit', { number }),
            }}
          >
            {({ path }) => (
              <Box sx={creditStyle}>
                <FormTextField name={`${path}.title`} label={t('edit.creditTitle')} />
                <FormTextField name={`${path}.artist`} label={t('edit.creditArtist')} />
                <FormTextField name={`${path}.role`} label={t('edit.creditRole')} />
                <FormTextField
                  name={`${path}.year`}
                  label={t('edit.creditYear')}
                  slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
                />
              </Box>
            )}
          </RepeatedItems>
          <FormTagsField
            name="gear"
            label={t('page.gear')}
            helperText={t('edit.tagsHelp')}
            max={limits.gear}
          />
          <RepeatedItems
            name="links"
            max={LINKS_LIMIT}
            emptyItem=""
            texts={{
              title: t('page.links'),
              help: t('edit.linksHelp'),
              add: t('edit.addLink'),
              remove: (number) => t('edit.removeLink', { number }),
            }}
          >
            {({ path, number }) => (
              <FormTextField name={path} label={t('edit.link', { number })} type="url" />
            )}
          </RepeatedItems>
          <Button
            type="submit"
            variant="contained"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t(isSubmitting ? 'edit.saving' : 'edit.save')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2.5}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

function valuesOf(portfolio: PortfolioDetailFragment): PortfolioValues {
  const { name, slug, headline, roles, genres, city, bio, links, gear } = portfolio;
  return {
    name,
    slug,
    headline,
    roles: roles.map((role) => enumValue(role, portfolioRoles)),
    genres: [...genres],
    cityId: city?.id ?? '',
    bio,
    links: [...links],
    gear: [...gear],
    credits: portfolio.credits.map(({ title, artist, role, year }) => ({
      title,
      artist,
      role,
      year: year === null ? '' : String(year),
    })),
    images: portfolio.images.map(({ id, url, alt }) => ({ id, url, alt })),
    tracks: portfolio.tracks.map(({ id, url, title, durationMs, peaks }) => ({
      id,
      url,
      title,
      durationMs,
      peaks: [...peaks],
    })),
  };
}

function contentOf({ roles, credits, images, tracks, ...values }: PortfolioValues) {
  return {
    ...values,
    roles: roles.map((role) => enumName(role)),
    credits: credits.map(({ year, ...credit }) => ({
      ...credit,
      year: year === '' ? null : Number(year),
    })),
    images: images.map(({ id, alt }) => ({ id, alt })),
    tracks: tracks.map(({ id, title, peaks }) => ({ id, title, peaks })),
  };
}

const creditStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '2fr 2fr 2fr 1fr' },
} as const;
