import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ProductCover } from '#web/features/catalog/components/product-cover.tsx';
import { productPath } from '#web/features/catalog/product-path.ts';
import type { CartLineFragment } from '../cart.generated.ts';
import { useOptionTexts } from '../hooks/use-option-texts.ts';

interface LineProductProps {
  line: Pick<CartLineFragment, 'product' | 'variant' | 'options'>;
  /** What can be done about it. */
  children: ReactNode;
}

/** What a line is of: its picture, its name and what was chosen. */
export function LineProduct({ line, children }: LineProductProps) {
  const { name } = line.product;
  const texts = useOptionTexts(line);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box sx={pictureStyle}>
        <ProductCover product={line.product} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Link
          component={RouterLink}
          to={productPath(line.product)}
          color="text.primary"
          underline="hover"
          sx={nameStyle}
        >
          {name}
        </Link>
        {texts.map((text) => (
          <Typography key={text} variant="body2" color="textSecondary" sx={choiceStyle}>
            {text}
          </Typography>
        ))}
        {children}
      </Box>
    </Box>
  );
}

const pictureStyle = {
  flex: 'none',
  width: 96,
  height: 72,
  borderRadius: 2,
  overflow: 'hidden',
} as const;

const nameStyle = { fontWeight: 600, overflowWrap: 'anywhere' } as const;

const choiceStyle = { overflowWrap: 'anywhere' } as const;
