export { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
