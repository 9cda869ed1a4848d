import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { getNamedType, isAbstractType, isEnumType, isInputObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLNamedType, GraphQLSchema, GraphQLType } from 'graphql';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { fieldsOf } from '../explorer/schema-search.ts';
import { codeStyle } from './code-style.ts';

/** A type of the schema: what it is for, and what it has. */
export function SchemaType({ schema, type }: { schema: GraphQLSchema; type: GraphQLNamedType }) {
  const { t } = useTranslation('integrations');
  return (
    <Box component="article" aria-labelledby="schema-type">
      <Typography id="schema-type" variant="h3" sx={{ ...codeStyle, fontSize: '1.125rem' }}>
        {type.name}
      </Typography>
      <Typography lang="en" color="textSecondary" sx={{ mt: 0.5, maxWidth: 720 }}>
        {type.description}
      </Typography>
      <Box component="ul" aria-label={t('schema.fields', { name: type.name })} sx={listStyle}>
        {fieldsOf(type).map((field) => (
          <Entry
            key={field.name}
            name={field.name}
            type={field.type}
            args={'args' in field ? field.args : []}
            description={field.description}
            deprecation={field.deprecationReason}
          />
        ))}
        {isEnumType(type) &&
          type
            .getValues()
            .map(({ name, description, deprecationReason }) => (
              <Entry
                key={name}
                name={name}
                description={description}
                deprecation={deprecationReason}
              />
            ))}
        {isAbstractType(type) &&
          schema.getPossibleTypes(type).map(({ name }) => (
            <li key={name}>
              <TypeLink name={name} />
            </li>
          ))}
      </Box>
      {isInputObjectType(type) && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('schema.input')}
        </Typography>
      )}
    </Box>
  );
}

interface EntryProps {
  name: string;
  /** None of a value of an enum. */
  type?: GraphQLType;
  args?: readonly GraphQLArgument[];
  description: string | null | undefined;
  deprecation: string | null | undefined;
}

const noArguments: readonly GraphQLArgument[] = [];

function Entry({ name, type, args = noArguments, description, deprecation }: EntryProps) {
  const { t } = useTranslation('integrations');
  return (
    <Box component="li" sx={{ maxWidth: 880 }}>
      <Box component="code" sx={codeStyle}>
        <b>{name}</b>
        {type && ': '}
        {type && <TypeText type={type} />}
      </Box>
      <Box lang="en">{description}</Box>
      {deprecation !== null && deprecation !== undefined && (
        <Box sx={{ color: 'warning.main' }}>
          {t('schema.deprecated')} <span lang="en">{deprecation}</span>
        </Box>
      )}
      {args.length > 0 && (
        <Box component="ul" aria-label={t('schema.arguments', { name })} sx={argumentsStyle}>
          {args.map((argument) => (
            <li key={argument.name}>
              <Box component="code" sx={codeStyle}>
                {argument.name}: <TypeText type={argument.type} />
              </Box>{' '}
              <Box component="span" lang="en" sx={{ color: 'text.secondary' }}>
                {argument.description}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A type as it is written, with its name leading to it. */
function TypeText({ type }: { type: GraphQLType }) {
  const { name } = getNamedType(type);
  const [before, after] = String(type).split(name);
  return (
    <>
      {before}
      <TypeLink name={name} />
      {after}
    </>
  );
}

/** Leads to a type of the schema. */
export function TypeLink({ name }: { name: string }) {
  return (
    <Link
      component={RouterLink}
      to={{ hash: `#type=${name}` }}
      preventScrollReset
      translate="no"
      sx={codeStyle}
    >
      {name}
    </Link>
  );
}

const listStyle = { m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;

const argumentsStyle = {
  m: 0,
  mt: 0.5,
  pl: 2,
  listStyle: 'none',
  borderLeft: 2,
  borderColor: 'divider',
  fontSize: '0.9375rem',
} as const;
