export { DisclosureGroup, type DisclosureGroupProps } from '../DisclosureGroup/DisclosureGroup.tsx';
