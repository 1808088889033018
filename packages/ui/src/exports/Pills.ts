export { type PillItem, Pills, type PillsProps } from '../Pills/Pills.tsx';
