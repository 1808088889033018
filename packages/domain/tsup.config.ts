import { plainPackage } from '../../tools/tsup-builder/tsupBuilder.ts';

export default plainPackage();
