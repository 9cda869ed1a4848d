import { exportAccount } from '#db/privacy/account-export.repository.ts';
import type { AccountExport } from '#db/privacy/account-export.repository.ts';
import { avatarFileName } from '#api/features/accounts/avatar/avatar.service.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { privacyLimits } from './privacy.limits.ts';

/** The same with what is kept in files. */
export interface ExportWithFiles extends Omit<AccountExport, 'pictures'> {
  /** Each with the picture itself, as a data URL. */
  pictures: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Everything that is kept about the caller, and about nobody else.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED
 */
export async function exportOwnAccount(context: Context): Promise<ExportWithFiles> {
  const { id } = requireUser(context);
  await context.rateLimits.consume(privacyLimits.export, id);
  const data = await exportAccount(context.sql, id);
  if (!data) throw new Error(`User ${id} vanished while exporting.`);
  const pictures = await Promise.all(
    data.pictures.map(async ({ name, ...picture }) => {
      const file = await context.files.read(avatarFileName({ name, size: 512 }));
      return { ...picture, picture: file ? dataUrl(file) : null };
    }),
  );
  return { ...data, pictures };
}

function dataUrl(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
