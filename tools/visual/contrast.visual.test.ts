import { describeMatrices } from './describeMatrices.ts';

describeMatrices('contrast-light', { colorScheme: 'contrast-light', locale: 'en' }, { isPictured: false });
describeMatrices('contrast-dark', { colorScheme: 'contrast-dark', locale: 'en' }, { isPictured: false });
