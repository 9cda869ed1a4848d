/**
 * What react-easy-crop would put into the page by itself, where the Content Security Policy would
 * refuse it.
 */
export const cropperStyle = {
  position: 'relative',
  alignSelf: 'center',
  borderRadius: 3,
  overflow: 'hidden',
  // Whatever the theme: photographs are judged on dark grey.
  bgcolor: '#12110f',
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Contain': {
    position: 'absolute',
    inset: 0,
    m: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
  },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: '2px solid rgb(255 255 255 / 80%)',
    boxShadow: '0 0 0 9999em',
    color: 'rgb(0 0 0 / 55%)',
    overflow: 'hidden',
    outline: 'none',
    '&:focus-visible': { border: '4px solid #ff7a5c' },
  },
} as const;
