import type { CameraScannerProps } from './CameraScanner.tsx';
import type { CameraProblem } from './cameraProblem.ts';

/** What whoever uses the scanner does wrong, in words for them; null while nothing is. */
export function cameraWarning(props: CameraScannerProps, problem: CameraProblem | null): string | null {
  if (props.formats?.length === 0)
    return 'CameraScanner: `formats` is empty; the usual ones are read. Name those that are wanted, or leave the prop away.';
  if (props.repeatDelay !== undefined && !(props.repeatDelay >= 0))
    return `CameraScanner: \`repeatDelay\` is ${props.repeatDelay}; 1500 is taken. Give milliseconds, 0 or more.`;
  if (problem === 'decoderFailed')
    return "CameraScanner: the decoder could not be loaded. Serve its WebAssembly and allow it (script-src 'wasm-unsafe-eval'), or say with `wasmUrl` where it is.";
  return null;
}
