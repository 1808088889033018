export { DispatchForm, type DispatchFormProps } from '../DispatchForm/DispatchForm.tsx';
export { type DispatchDraft, type DispatchUnit, emptyDispatchDraft } from '../DispatchForm/dispatchDraft.ts';
