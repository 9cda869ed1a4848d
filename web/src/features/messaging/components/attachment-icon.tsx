import { AudioLines, FileText, ImageIcon } from 'lucide-react';
import type { AttachmentKind } from '#web/lib/schema.generated.ts';

const icons = { IMAGE: ImageIcon, AUDIO: AudioLines, PDF: FileText } as const;

/** What is attached, in the middle of a line. */
export function AttachmentIcon({ kind }: { kind: AttachmentKind }) {
  const Icon = icons[kind];
  return <Icon size={16} aria-hidden style={lineStyle} />;
}

const lineStyle = { verticalAlign: '-3px', marginInlineEnd: 4 } as const;
