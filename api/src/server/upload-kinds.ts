import { avatarUploads } from '#api/features/accounts/avatar/avatar.rest.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';

/** Every route that takes files, and with it every kind of file that people upload. */
export const uploadEndpoints: readonly UploadEndpoint[] = [...avatarUploads];
