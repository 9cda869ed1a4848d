import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { searchSchema } from '../explorer/schema-search.ts';
import { typeIn } from '../explorer/share-link.ts';
import { codeStyle, PART_TOP } from './code-style.ts';
import { SchemaType, TypeLink } from './schema-type.tsx';

/** The types of the schema, one at a time. Each has its address. */
export function SchemaBrowser({ schema }: { schema: GraphQLSchema }) {
  const { t } = useTranslation('integrations');
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const wanted = typeIn(hash);
  const [shown, setShown] = useState(wanted ?? 'Query');
  // Running something takes the address, and leaves the type where it is.
  if (wanted !== undefined && wanted !== shown) {
    setShown(wanted);
    setText('');
  }
  useEffect(() => {
    if (wanted !== undefined) section.current?.scrollIntoView();
  }, [wanted]);
  const type = schema.getType(shown);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const found = searchSchema(schema, text);
  return (
    <Box ref={section} sx={partStyle}>
      <Box sx={barStyle}>
        <TextField
          type="search"
          label={t('schema.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          size="small"
          sx={{ width: { xs: 1, sm: 280 } }}
        />
        {roots.map((root) => root && <TypeLink key={root.name} name={root.name} />)}
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => save(schema)}
          startIcon={<Download size={18} aria-hidden />}
          sx={{ ml: { md: 'auto' } }}
        >
          {t('schema.save')}
        </Button>
      </Box>
      {text.trim() ? (
        <>
          <Typography component="output" color="textSecondary" sx={{ display: 'block', my: 2 }}>
            {t('schema.found', { count: found.length })}
          </Typography>
          <Box component="ul" aria-label={t('schema.results')} sx={listStyle}>
            {found.map(({ type: name, field = '', description }) => (
              <li key={`${name}.${field}`}>
                <TypeLink name={name} />
                {field && (
                  <Box component="code" sx={codeStyle}>
                    .{field}
                  </Box>
                )}
                <Box lang="en" sx={{ color: 'text.secondary' }}>
                  {description}
                </Box>
              </li>
            ))}
          </Box>
        </>
      ) : (
        <Box sx={{ mt: 3 }}>
          {type ? <SchemaType schema={schema} type={type} /> : t('schema.unknown', { name: shown })}
        </Box>
      )}
    </Box>
  );
}

/** Saves the schema in its own language. */
function save(schema: GraphQLSchema): void {
  const url = URL.createObjectURL(new Blob([printSchema(schema)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'roomtone.graphql';
  link.click();
  URL.revokeObjectURL(url);
}

const partStyle = { scrollMarginTop: PART_TOP } as const;

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
