import { styledPackage } from '../../tools/tsup-builder/tsupBuilder.ts';

export default () => styledPackage({ serverSafe: ['fonts', 'money', 'styling', 'theme'] });
