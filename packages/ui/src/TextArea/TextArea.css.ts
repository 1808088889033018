import { compositionStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const textArea = compositionStyle({ resize: 'vertical', paddingBlock: vars.space[2] });
