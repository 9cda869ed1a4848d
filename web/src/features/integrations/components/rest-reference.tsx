import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ApiReferenceQuery } from '../api-reference.generated.ts';
import { searchEndpoints } from '../endpoint-search.ts';
import { codeStyle } from './code-style.ts';
import { EndpointDetails } from './endpoint-details.tsx';
import { FieldList } from './field-list.tsx';

interface RestReferenceProps {
  reference: Pick<ApiReferenceQuery['apiReference'], 'endpoints' | 'objects' | 'failures'>;
}

/** Every endpoint of REST, what its responses consist of, and what its failures mean. */
export function RestReference({ reference }: RestReferenceProps) {
  const { t } = useTranslation('integrations');
  const [text, setText] = useState('');
  const { endpoints, objects, failures } = reference;
  const found = searchEndpoints(endpoints, text);
  return (
    <>
      <Box sx={searchStyle}>
        <TextField
          type="search"
          label={t('rest.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          sx={{ width: { xs: 1, sm: 360 } }}
        />
        <Typography color="textSecondary" component="output">
          {t('rest.count', { count: found.length })}
        </Typography>
        <Link href="/api/openapi.json" sx={{ ml: { md: 'auto' } }}>
          {t('rest.document')}
        </Link>
      </Box>
      {found.map((endpoint) => (
        <EndpointDetails key={endpoint.id} endpoint={endpoint} />
      ))}
      {found.length === 0 && <Typography>{t('rest.none')}</Typography>}
      <Typography variant="h3" sx={headingStyle}>
        {t('rest.objects')}
      </Typography>
      {objects.map(({ name, fields }) => (
        <Disclosure
          key={name}
          id={`rest-${name}`}
          level="h4"
          title={
            <Box component="span" sx={codeStyle} translate="no">
              {name}
            </Box>
          }
        >
          <Box sx={{ pb: 3 }}>
            <FieldList label={name} fields={fields} />
          </Box>
        </Disclosure>
      ))}
      <Typography variant="h3" sx={headingStyle}>
        {t('rest.failures')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {failures.map(({ status, codes, description }) => (
          <Box component="li" key={status} sx={{ py: 0.75 }}>
            <Box component="code" sx={{ ...codeStyle, fontWeight: 600 }}>
              {status} {codes.join(', ')}
            </Box>
            <Box lang="en" sx={{ color: 'text.secondary' }}>
              {description}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const searchStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 2,
} as const;

const headingStyle = { mt: 5, mb: 1 } as const;
