/** The reason why the camera or the decoder cannot be used. */
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

/** Maps a rejection of `getUserMedia` to a problem. */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return byName[name] ?? 'failed';
}

/** The reason why this page cannot ask for a camera; null if it can. */
export function problemOfPage(page: {
  isSecureContext: boolean;
  navigator: { mediaDevices?: { getUserMedia?: unknown } | undefined };
}): CameraProblem | null {
  if (!page.isSecureContext) return 'insecure';
  return typeof page.navigator.mediaDevices?.getUserMedia === 'function' ? null : 'unsupported';
}
