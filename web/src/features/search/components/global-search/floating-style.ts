/** What opens below the search field, over the page. */
export const floatingStyle = {
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 8px)',
  zIndex: 1,
  p: 1,
  maxHeight: 'min(560px, calc(100vh - 140px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  boxShadow: '0 16px 40px rgb(23 20 15 / 16%)',
} as const;
