export { Amount, type AmountProps } from '../Amount/Amount.tsx';
