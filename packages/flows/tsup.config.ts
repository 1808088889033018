import { styledPackage } from '../../tools/tsup-builder/tsupBuilder.ts';

export default () => styledPackage({ standalone: ['elements'] });
