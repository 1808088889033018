import { useEffect, useState } from 'react';
import type { Decode } from './decoder.ts';
import { type DecoderOptions, loadDecoder } from './decoder.ts';

/** The decoder, loaded when it is first wanted. */
export function useDecoder({ formats, wasmUrl }: DecoderOptions, isWanted: boolean) {
  const [decoder, setDecoder] = useState<{ decode: Decode | null; hasFailed: boolean }>(notYet);
  const [attempt, setAttempt] = useState(0);
  const names = formats?.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are compared by name, so that an inline array does not reload the decoder
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setDecoder(notYet);
    loadDecoder({ formats, wasmUrl }).then(
      (decode) => isCurrent && setDecoder({ decode, hasFailed: false }),
      () => isCurrent && setDecoder({ decode: null, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [names, wasmUrl, isWanted, attempt]);

  return { ...decoder, retry: () => setAttempt((before) => before + 1) };
}

const notYet = { decode: null, hasFailed: false };
