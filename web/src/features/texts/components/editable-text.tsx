import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '#web/features/accounts/session.ts';
import type { TextRef } from '../text-address.ts';

/** Comes only to those who may edit, with its texts. */
const EditInPlace = lazy(async () => ({
  default: (await import('./edit-in-place.tsx')).EditInPlace,
}));

interface EditableTextProps {
  /** The text that is read here. */
  text: TextRef;
  /** Asks anew for what is read. */
  onPublished: () => void;
  /** What it is called. */
  title: string;
  /** What readers see. */
  children: ReactNode;
}

/**
 * A text on its page. Administrators have a switch above it, and edit it in its place while that is on
 * (spec §4, §6); everybody else reads.
 */
export function EditableText({ children, ...edited }: EditableTextProps) {
  const isEditor = useSession()?.canAdminister ?? false;
  if (!isEditor) return children;
  return (
    <Suspense fallback={children}>
      <EditInPlace {...edited}>{children}</EditInPlace>
    </Suspense>
  );
}
