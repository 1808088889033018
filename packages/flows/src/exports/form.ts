export { type FieldValues, useFieldArray, useWatch } from 'react-hook-form';
export { codesKeptBy } from '../base/codesKeptBy.ts';
export {
  createImeiDetector,
  type ImeiKey,
  type KeptCodes,
  type ScannedCode,
} from '../base/createImeiDetector.ts';
export { fieldBefore } from '../base/fieldBefore.ts';
export { imeisOfCode } from '../base/imeisOfCode.ts';
export { isSubmitKey } from '../base/isSubmitKey.ts';
export { CameraButton, type CameraButtonProps } from '../form/CameraButton.tsx';
export type { FlowError, FlowOperation, Refusal, SubmitHandler } from '../form/embedding.ts';
export { type BoundField, Field, type FieldProps, useFieldsDisabled } from '../form/Field.tsx';
export { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx';
export { type ScanHandler, type ScanResult, useScanHandler } from '../form/FormKeys.tsx';
export { FormNotice } from '../form/FormNotice.tsx';
export { PageForm, type PageFormProps } from '../form/PageForm.tsx';
export { type FlowForm, type FlowFormOptions, useFlowForm } from '../form/useFlowForm.ts';
export { useScanSound } from '../form/useScanSound.ts';
export type { FlowWarning } from '../form/Warnings.tsx';
