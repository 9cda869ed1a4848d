import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { emailTo, linkIn } from './mailbox.ts';

const EMAIL = 'noa.tickets@example.org';
const SUBJECT = 'The map of Berlin stays grey';

const phone = { width: 360, height: 780 };

test('a guest asks from a phone, is answered with a prepared answer, and says how it was', async ({
  newVisitor,
}) => {
  const guest = await newVisitor();
  await guest.setViewportSize(phone);
  await guest.goto('/contact');
  await expectAccessibleOnBoth(guest);
  await guest.getByRole('link', { name: /^Something doesn’t work/ }).click();
  await expect(guest.getByLabel('What is it about?')).toHaveValue('technical');
  await guest.getByLabel('Your name').fill('Noa Berg');
  await guest.getByLabel('Your email').fill(EMAIL);
  await guest.getByLabel('In a few words').fill(SUBJECT);
  await guest.getByLabel('Your message').fill('I see tiles without streets.');
  await guest.locator('input[type=file]').setInputFiles({
    name: 'Notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await expect(guest.getByRole('list', { name: 'Attached files' })).toContainText('Notes.pdf');
  await expectAccessibleOnBoth(guest);
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(guest.getByText(/^Sent as RT-\d+/)).toBeVisible();

  const office = await newVisitor();
  await office.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await office.goto('/admin/tickets/answers');
  await office.getByRole('button', { name: 'New answer' }).first().click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Reload the map');
  await dialog.getByLabel('Answer').fill('Hello {name}, please reload the page. ({number})');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Reload the map').first()).toBeVisible();
  await office.goto(`/admin/tickets?text=${encodeURIComponent(SUBJECT)}`);
  await expectAccessibleOnBoth(office);
  await office.getByRole('link', { name: SUBJECT }).click();
  await office.getByRole('button', { name: 'Assign to me' }).click();
  await expect(office.getByText('Ticket changed').first()).toBeVisible();
  await office.getByLabel('Prepared answer').selectOption({ label: 'Reload the map' });
  await expect(office.getByLabel('Your answer')).toHaveValue(
    /^Hello Noa Berg, please reload the page\. \(RT-\d+\)$/,
  );
  await expectAccessibleOnBoth(office);
  await office.getByRole('button', { name: 'Send answer' }).click();
  await expect(office.getByText('Answer sent').first()).toBeVisible();

  const link = linkIn(await emailTo(EMAIL, 'ticket-answered'), '/helpdesk/tickets/');
  await guest.goto(new URL(link).pathname);
  await expect(guest.getByText(/^Hello Noa Berg, please reload the page/)).toBeVisible();
  await expect(guest.getByRole('link', { name: /^Notes\.pdf/ })).toBeVisible();
  await expectAccessibleOnBoth(guest);
  await guest.getByLabel('Your reply').fill('That helped, thank you.');
  await guest.getByRole('button', { name: 'Send reply' }).click();
  await expect(guest.getByText('That helped, thank you.').first()).toBeVisible();
  await expect(guest.getByText('Waiting for us')).toBeVisible();

  // It comes by itself, to whoever is logged in.
  await expect(office.getByText('That helped, thank you.')).toBeVisible();
  await guest.getByLabel('Your reply').fill('One more thing:');
  await office.getByLabel('Your answer').fill('We have mended the map as well.');
  await office.getByRole('button', { name: 'Send answer' }).click();
  // And to a guest who has the page open, whatever they are writing.
  await expect(guest.getByText('We have mended the map as well.')).toBeVisible();
  await expect(guest.getByLabel('Your reply')).toHaveValue('One more thing:');
  await office.getByLabel('State', { exact: true }).selectOption('SOLVED');
  await guest.getByRole('radio', { name: '5 stars' }).press('Space');
  await guest.getByLabel(/^What we should know about it/).fill('Quick.');
  await guest.getByRole('button', { name: 'Send rating' }).click();
  await expect(guest.getByText('You gave 5 of 5. Thank you.')).toBeVisible();
  await office.reload();
  await expect(office.getByText('Rated 5 of 5. Quick.')).toBeVisible();
});
