export { EntityPicker, type EntityPickerProps } from '../money/EntityPicker/EntityPicker.tsx';
export { type EntityErrors, type EntityValue, emptyEntity } from '../money/EntityPicker/entity.ts';
