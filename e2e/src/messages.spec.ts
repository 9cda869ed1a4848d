import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { said, write } from './chat.ts';
import { logInOwner, ownStudios } from './demo-owner.ts';
import { expect, test } from './fixtures.ts';
import { tone } from './sounds.ts';

test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

/** A photograph, of one colour. */
const photograph = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#b5573a' } })
    .png()
    .toBuffer();

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a musician at a desk and a host on a phone talk, over a line that is cut', async ({
  page,
  signUp,
  newVisitor,
  context,
}) => {
  const host = await newVisitor();
  await host.setViewportSize(phone);
  await logInOwner(host);
  const [studio] = await ownStudios(host);
  await page.setViewportSize(desktop);
  await signUp({ name: 'Mia Lund' });

  await page.goto(`/studios/${studio!.id}`);
  await page.getByRole('link', { name: 'Message host' }).click();
  const chat = page.getByRole('region', { name: `Chat with ${studio!.name}` });
  await expect(chat.getByRole('log')).toBeVisible();
  await write(page, 'Is the piano tuned?');
  await expect(said(page, 'Is the piano tuned?')).toBeVisible();
  await expectAccessible(page);

  await host.goto('/messages');
  await expectAccessible(host);
  await host.getByRole('link', { name: /Mia Lund.*unread message/ }).click();
  await expect(said(host, 'Is the piano tuned?')).toBeVisible();
  await write(host, 'Every Monday.');
  await expect(said(page, 'Every Monday.')).toBeVisible();
  await expectAccessible(host);

  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Here');
  await expect(host.getByText('Mia Lund is typing...')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Setup.png', mimeType: 'image/png', buffer: await photograph() },
    { name: 'Mix.wav', mimeType: 'audio/wav', buffer: tone(20) },
    { name: 'Rider.pdf', mimeType: 'application/pdf', buffer: pdf },
  ]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByRole('button', { name: 'Open Setup.webp' })).toBeVisible();
  await host.getByRole('button', { name: 'Play Mix.wav' }).click();
  await expect(host.getByRole('button', { name: 'Pause Mix.wav' })).toBeVisible();
  const saving = host.waitForEvent('download');
  await host.getByRole('link', { name: /^Rider\.pdf.*Download$/ }).click();
  expect((await saving).suggestedFilename()).toBe('Rider.pdf');
  await host.getByRole('button', { name: 'Open Setup.webp' }).click();
  await expect(host.getByRole('dialog', { name: 'Photos' }).getByRole('img')).toHaveJSProperty(
    'naturalWidth',
    800,
  );
  await host.keyboard.press('Escape');
  await expectAccessible(host);

  await context.setOffline(true);
  await write(page, 'One');
  await write(page, 'Two');
  await expect(said(page, 'Two')).toBeVisible();
  await context.setOffline(false);
  await expect(said(host, 'Two')).toBeVisible();
  await expect(said(host, 'One')).toHaveCount(1);
  await expect(host.getByRole('article').last()).toContainText('Two');
  await expect(page.getByText(/Sending|Waiting for a connection/)).toHaveCount(0);

  await page.goto('/messages');
  await page.getByRole('link', { name: new RegExp(studio!.name) }).click();
  await expect(page.getByRole('heading', { name: studio!.name })).toBeVisible();
  await expect(said(page, 'Every Monday.')).toBeVisible();
  await expectAccessible(page);
});
