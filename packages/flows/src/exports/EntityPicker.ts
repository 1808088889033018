export { EntityPicker, type EntityPickerProps } from '../EntityPicker/EntityPicker.tsx';
export { type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
