import { object, string } from 'yup';
import { languages } from '#domain/accounts/language.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { keptAs } from '#api/lib/file-headers.ts';
import { file } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { sheetFile, sheetFormats, sheetNames } from './vault.service.ts';

const oneOf = <T extends string>(values: readonly T[]) =>
  string()
    .oneOf(values, message('fields.choice', { values: values.join(', ') }))
    .required(message('fields.required'));

const sheetSchema = object({
  name: oneOf(sheetNames),
  language: oneOf(languages),
});

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const summaries = { pdf: 'A sheet to print', xlsx: 'A sheet to fill in on a screen' } as const;

/** The sheets as files. */
export const vaultEndpoints: readonly RestEndpoint[] = sheetFormats.map((format) => ({
  method: 'get',
  path: `/vault/sheet.${format}`,
  audience: 'public',
  summary: summaries[format],
  query: sheetSchema.fields,
  responses: { 200: file(types[format], 'The file.') },
  handle: async (_context, { query }) => {
    const { name, language } = validate(sheetSchema, Object.fromEntries(query));
    return {
      text: await sheetFile(name, format, language),
      headers: {
        'Content-Type': types[format],
        ...keptAs(`roomtone-${name}-${language}.${format}`),
      },
    };
  },
}));
