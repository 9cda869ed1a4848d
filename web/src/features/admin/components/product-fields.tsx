import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { productLimits as limits } from '#domain/catalog/product.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { RepeatedItems } from '#web/ui/form/repeated-items.tsx';
import { blankVariant } from '../product-values.ts';
import type { AdminProductCategoryFragment } from '../products.generated.ts';

interface ProductFieldsProps {
  /** Whether what is sold is still to be chosen. */
  isNew: boolean;
  /** Whether it is downloaded. */
  isDownload: boolean;
  categories: readonly AdminProductCategoryFragment[];
}

/** All that there is to say of a product, beside its pictures and its files. */
export function ProductFields({ isNew, isDownload, categories }: ProductFieldsProps) {
  const { t } = useTranslation('admin');
  const language = useReaderLanguage();
  const limited = (maxLength: number) => ({ htmlInput: { maxLength } });
  const nameOf = ({ names }: AdminProductCategoryFragment) =>
    (names.find((name) => name.language === language) ?? names[0])?.name;
  return (
    <>
      {isNew && (
        <FormSelect name="kind" label={t('products.kind')}>
          <option value="PHYSICAL">{t('products.kinds.PHYSICAL')}</option>
          <option value="DOWNLOAD">{t('products.kinds.DOWNLOAD')}</option>
        </FormSelect>
      )}
      <FormTextField name="name" label={t('products.name')} slotProps={limited(limits.name)} />
      <FormTextField
        name="slug"
        label={t('products.slug')}
        helperText={t('products.slugHelp')}
        slotProps={limited(limits.slug)}
      />
      <FormSelect name="categoryId" label={t('products.category')}>
        <option value="">{t('entries.choose')}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {nameOf(category)}
          </option>
        ))}
      </FormSelect>
      <FormTextField name="brand" label={t('products.brand')} slotProps={limited(limits.brand)} />
      <FormTextField
        name="shortDescription"
        label={t('products.shortDescription')}
        slotProps={limited(limits.shortDescription)}
      />
      <FormTextField
        name="description"
        label={t('products.description')}
        multiline
        minRows={5}
        slotProps={limited(limits.description)}
      />
      <Box sx={sideBySideStyle}>
        <FormTextField name="priceCents" label={t('products.price')} slotProps={amount} />
        <FormTextField
          name="compareAtCents"
          label={t('products.compareAt')}
          helperText={t('products.compareAtHelp')}
          slotProps={amount}
        />
      </Box>
      <FormCheckbox
        name="isFeatured"
        label={t('products.featured')}
        hint={t('products.featuredHelp')}
      />
      {isDownload && <FormCheckbox name="hasLicenceKey" label={t('products.licenceKey')} />}
      <RepeatedItems
        name="variants"
        max={limits.variants}
        emptyItem={blankVariant}
        texts={{
          title: t('products.variants'),
          help: t('products.variantsHelp'),
          add: t('products.addVariant'),
          remove: (number) => t('products.removeVariant', { number }),
        }}
      >
        {({ path }) => (
          <Box sx={sideBySideStyle}>
            <FormTextField
              name={`${path}.options`}
              label={t('products.options')}
              helperText={t('products.optionsHelp')}
            />
            <FormTextField
              name={`${path}.sku`}
              label={t('products.sku')}
              slotProps={limited(limits.sku)}
            />
            <FormTextField
              name={`${path}.extraCents`}
              label={t('products.extra')}
              slotProps={amount}
            />
            <FormTextField
              name={`${path}.stock`}
              label={t('products.stock')}
              helperText={t('products.stockHelp')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </Box>
        )}
      </RepeatedItems>
    </>
  );
}

const amount = { htmlInput: { inputMode: 'decimal' } } as const;

const sideBySideStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;
