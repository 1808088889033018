export { EntityPicker, type EntityPickerProps } from '../EntityPicker/EntityPicker.tsx';
export { type EntityErrors, type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
