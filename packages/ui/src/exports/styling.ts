export { componentStyle, componentVariants, compositionStyle } from '../theme/layered.ts';
export { phone } from '../theme/mixins.ts';
