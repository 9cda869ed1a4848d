import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactNodeViewProps } from '@tiptap/react';
import type { Extensions } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import { documentExtensions } from '#domain/documents/extensions.ts';
import { textLimits } from '#domain/texts/text.ts';
import { takeTheFloor } from '#web/ui/media/sounding.ts';

/** A picture while it is edited: with what it shows in words, and what stands below it. */
function PictureView({ node, updateAttributes, selected }: ReactNodeViewProps) {
  const { src, alt, caption, width, height } = node.attrs as Record<string, string>;
  return (
    <Frame isSelected={selected}>
      <Box component="img" {...{ src, alt, width, height }} sx={pictureStyle} />
      <AttributeField name="alt" value={alt ?? ''} onChange={updateAttributes} />
      <AttributeField name="caption" value={caption ?? ''} onChange={updateAttributes} />
    </Frame>
  );
}

/** A sound while it is edited. */
function SoundView({ node, updateAttributes, selected }: ReactNodeViewProps) {
  const { src, title } = node.attrs as Record<string, string>;
  return (
    <Frame isSelected={selected}>
      <audio
        controls
        preload="none"
        src={src}
        onPlay={({ currentTarget }) => takeTheFloor(currentTarget)}
      >
        <track kind="captions" />
      </audio>
      <AttributeField name="title" value={title ?? ''} onChange={updateAttributes} />
    </Frame>
  );
}

/** A studio while the text is edited: its number, and where it is. */
function StudioView({ node, selected }: ReactNodeViewProps) {
  const { t } = useTranslation('texts');
  const { studioId } = node.attrs as { studioId: string };
  return (
    <Frame isSelected={selected}>
      <span>{t('editor.studioOf', { path: `/studios/${studioId}` })}</span>
    </Frame>
  );
}

function Frame({ isSelected, children }: { isSelected: boolean; children: React.ReactNode }) {
  return (
    <Box
      component={NodeViewWrapper}
      contentEditable={false}
      sx={{
        display: 'grid',
        gap: 1.5,
        my: 3,
        p: 2,
        border: 1,
        borderRadius: 2,
        borderColor: isSelected ? 'primary.main' : 'divider',
      }}
    >
      {children}
    </Box>
  );
}

interface AttributeFieldProps {
  name: 'alt' | 'caption' | 'title';
  value: string;
  onChange: (attributes: Record<string, string>) => void;
}

function AttributeField({ name, value, onChange }: AttributeFieldProps) {
  const { t } = useTranslation('texts');
  return (
    <TextField
      size="small"
      label={t(`editor.${name}`)}
      value={value}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: textLimits.lead } }}
    />
  );
}

const views = { picture: PictureView, sound: SoundView, studioCard: StudioView } as const;

/** What the editor knows, with what shows those parts that are set into a text. */
export const editorExtensions: Extensions = documentExtensions.map((extension) => {
  const view = Object.hasOwn(views, extension.name)
    ? views[extension.name as keyof typeof views]
    : undefined;
  return view ? extension.extend({ addNodeView: () => ReactNodeViewRenderer(view) }) : extension;
});

const pictureStyle = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 400,
} as const;
