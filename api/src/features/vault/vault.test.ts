import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SHEETS =
  'query ($language: Language!) { vaultSheets(language: $language) { name title pdf xlsx } }';

interface Listed {
  name: string;
  title: string;
  pdf: string;
  xlsx: string;
}

async function listed(language: string): Promise<Listed[]> {
  const { data } = await server
    .client()
    .graphql<{ vaultSheets: Listed[] }>(SHEETS, { language: language.toUpperCase() });
  return data!.vaultSheets;
}

describe.each(languages)('sheets in %s', (language) => {
  test('are files of both forms', async () => {
    const sheets = await listed(enumName(language));
    expect(sheets).toHaveLength(8);
    for (const { pdf, xlsx, name } of sheets) {
      const printed = await server.client().fetch(pdf);
      expect(printed.headers.get('Content-Type')).toBe('application/pdf');
      expect(printed.headers.get('Content-Disposition')).toBe(
        `attachment; filename="roomtone-${name}-${language}.pdf"`,
      );
      expect(Buffer.from(await printed.arrayBuffer()).toString('latin1')).toMatch(
        /^%PDF-1\.\d[\s\S]+%%EOF\s*$/,
      );
      const typed = Buffer.from(await (await server.client().fetch(xlsx)).arrayBuffer());
      expect(typed.subarray(0, 2).toString()).toBe('PK');
    }
  });
});

test.each([
  ['name', 'name=nothing&language=en'],
  ['language', 'name=splitSheet'],
])('a sheet is refused naming %s', async (field, query) => {
  const { status, body } = await server.client().get(`/api/vault/sheet.pdf?${query}`);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ fields: { [field]: expect.any(String) as string } }),
  ]);
});

test('a workbook multiplies and adds up by itself', async () => {
  const [, , , , , , budget] = await listed('EN');
  const file = await (await server.client().fetch(budget!.xlsx)).arrayBuffer();
  const parts = unzipSync(new Uint8Array(file));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const formulas = [...sheet.matchAll(/<c r="(\w+)"[^>]*><f>([^<]+)</g)].map(
    ([, cell, formula]) => `${cell}=${formula}`,
  );
  expect(formulas).toContain('D11=IF(B11*C11=0,"",B11*C11)');
  expect(formulas).toContain('D17=SUM(D11:D16)');
});
