export {
  createScanDetector,
  type ScanDetector,
  type ScanEnding,
  type ScanTiming,
  type Stroke,
  scanEndingOf,
} from '../ScanField/createScanDetector.ts';
export { readScan, type Scan } from '../ScanField/readScan.ts';
export { ScanField, type ScanFieldProps } from '../ScanField/ScanField.tsx';
export { type ScanBurstOptions, type ScanBurstProps, useScanBurst } from '../ScanField/useScanBurst.ts';
