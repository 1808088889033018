/** Why the camera cannot be used, or the code reader not. */
export type CameraProblem =
  | 'insecure'
  | 'unsupported'
  | 'missing'
  | 'denied'
  | 'inUse'
  | 'failed'
  | 'decoderFailed';

const byName: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

/** What the browser's refusal of a camera means. */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return byName[name] ?? 'failed';
}

/** What forbids to ask for the camera at all; null if nothing does. */
export function problemOfPage(page: {
  isSecureContext: boolean;
  navigator: { mediaDevices?: { getUserMedia?: unknown } | undefined };
}): CameraProblem | null {
  if (!page.isSecureContext) return 'insecure';
  return typeof page.navigator.mediaDevices?.getUserMedia === 'function' ? null : 'unsupported';
}
