export { componentStyle, componentVariants, compositionStyle } from '../theme/layered.ts';
export { low, phone } from '../theme/mixins.ts';
