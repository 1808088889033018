export { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';
export type { FileRefusal, FileRefusalReason } from '../files/checkFiles.ts';
