export { DispatchForm, type DispatchFormProps } from '../stock/DispatchForm/DispatchForm.tsx';
export {
  type DispatchDraft,
  type DispatchUnit,
  emptyDispatchDraft,
} from '../stock/DispatchForm/dispatchDraft.ts';
