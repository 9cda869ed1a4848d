/** Where an attachment is read by those who may: the same address at all times. */
export function attachmentPath(id: number): string {
  return `/api/attachments/${id}`;
}
