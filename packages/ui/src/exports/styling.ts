export { componentStyle, componentVariants, compositionStyle } from '../theme/layered.ts';
