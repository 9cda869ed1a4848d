/** A thin bar, and the part of it that is full. */
export const barStyle = {
  height: 6,
  borderRadius: 3,
  bgcolor: 'divider',
  overflow: 'hidden',
} as const;

export const fillStyle = { height: '100%', bgcolor: 'text.primary', borderRadius: 3 } as const;
