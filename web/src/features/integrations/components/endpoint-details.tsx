import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ApiEndpointFragment } from '../api-reference.generated.ts';
import { codeStyle } from './code-style.ts';
import { FieldList } from './field-list.tsx';

/** An endpoint of REST: what it does, takes, returns and can fail with. */
export function EndpointDetails({ endpoint }: { endpoint: ApiEndpointFragment }) {
  const { t } = useTranslation('integrations');
  const { id, method, path, summary, audience, parameters, bodyTypes, responses, failures } =
    endpoint;
  return (
    <Disclosure
      id={id}
      title={
        <Box component="span" sx={titleStyle}>
          <Box component="span" sx={methodStyle} translate="no">
            {method}
          </Box>
          <Box component="span" sx={{ ...codeStyle, fontWeight: 600 }} translate="no">
            {path}
          </Box>
          <Box component="span" sx={summaryStyle} lang="en">
            {summary}
          </Box>
        </Box>
      }
    >
      <Box sx={bodyStyle}>
        <Typography>{t(`audiences.${audience}`)}</Typography>
        {parameters.length > 0 && (
          <Part title={t('rest.takes')}>
            <FieldList
              label={t('rest.takes')}
              fields={parameters.map((one) => ({ ...one, note: t(`places.${one.place}`) }))}
            />
          </Part>
        )}
        {bodyTypes.length > 0 && (
          <Part title={t('rest.body')}>
            <Box component="span" sx={codeStyle}>
              {bodyTypes.join(', ')}
            </Box>
          </Part>
        )}
        <Part title={t('rest.returns')}>
          <Box component="ul" sx={plainListStyle}>
            {responses.map(({ status, description, contentType, type }) => (
              <li key={status}>
                <Box component="code" sx={{ ...codeStyle, fontWeight: 600 }}>
                  {status}
                </Box>{' '}
                <span lang="en">{description}</span>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }} lang="en">
                  {[contentType, type].filter(Boolean).join(' · ')}
                </Box>
              </li>
            ))}
          </Box>
        </Part>
        <Part title={t('rest.fails')}>
          <Box component="span" sx={codeStyle}>
            {failures.join(', ')}
          </Box>
        </Part>
      </Box>
    </Disclosure>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

const titleStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 0.25,
} as const;

const methodStyle = { ...codeStyle, minWidth: '3.75rem', color: 'text.secondary' } as const;

const summaryStyle = { color: 'text.secondary', fontWeight: 400, fontSize: '0.9375rem' } as const;

const bodyStyle = { pb: 3, pl: { xs: 0, sm: 9 }, display: 'grid', gap: 2 } as const;

const plainListStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const;
