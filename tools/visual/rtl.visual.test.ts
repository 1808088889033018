import { describeMatrices } from './describeMatrices.ts';

describeMatrices('rtl', { colorScheme: 'light', locale: 'ur' });
