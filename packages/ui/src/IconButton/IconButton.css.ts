import { compositionStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

const square = (size: string) =>
  ({ inlineSize: size, blockSize: size, paddingInline: 0, flex: 'none' }) as const;

export const sizes = {
  small: compositionStyle(square(vars.size.controlSmall), 'small'),
  medium: compositionStyle(square(vars.size.control), 'medium'),
  large: compositionStyle(square(vars.size.controlLarge), 'large'),
};
