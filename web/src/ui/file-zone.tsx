import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import { Upload } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

interface FileZoneProps {
  texts: {
    /** What can be dropped here; not shown on phones. */
    drop: string;
    /** The button. */
    choose: string;
    /** The name of the input, for screen readers. */
    file: string;
    /** What is taken, and how large it may be. */
    formats: string;
  };
  /** Media types or endings, as of an input. */
  accept: readonly string[];
  multiple?: boolean;
  Icon?: LucideIcon;
  button?: Pick<ButtonProps, 'variant' | 'autoFocus' | 'loading' | 'disabled'>;
  sx?: SxProps;
  /** Told of at least one file, and of one at most unless it takes several. */
  onChosen: (files: readonly File[]) => void;
}

/** Takes files, chosen or dropped. */
export function FileZone(props: FileZoneProps) {
  const { texts, accept, multiple = false, Icon = Upload, button, sx, onChosen } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drag(event: DragEvent, over: boolean): void {
    event.preventDefault();
    setIsOver(over);
  }

  function choose(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onChosen(multiple ? chosen : chosen.slice(0, 1));
  }

  return (
    <Box
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        choose(event.dataTransfer.files);
      }}
      sx={[
        zoneStyle,
        ...(Array.isArray(sx) ? sx : [sx]),
        isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' },
      ]}
    >
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>{texts.drop}</Typography>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        aria-label={texts.file}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.formats}
      </Typography>
    </Box>
  );
}

const zoneStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  p: 3,
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 3,
} as const;
