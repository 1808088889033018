import { useCallback } from 'react';
import { useFlowSettings } from '../base/useFlows.ts';

interface Tone {
  /** Hertz. */
  frequency: number;
  /** Seconds. */
  duration: number;
}

const TAKEN: Tone = { frequency: 1760, duration: 0.06 };
const REFUSED: Tone = { frequency: 165, duration: 0.25 };
const VOLUME = 0.1;

/**
 * A function that plays a tick for a scan that was taken, and a low tone for one that was refused. It is silent
 * unless `FlowsProvider` has `sounds`.
 */
export function useScanSound(): (isTaken: boolean) => void {
  const { sounds } = useFlowSettings();
  return useCallback(
    (isTaken) => {
      if (sounds) play(isTaken ? TAKEN : REFUSED);
    },
    [sounds],
  );
}

// Browsers allow a page only a few.
let audio: AudioContext | undefined;

function play({ frequency, duration }: Tone): void {
  audio ??= new AudioContext();
  void audio.resume();
  const oscillator = new OscillatorNode(audio, { type: 'square', frequency });
  const gain = new GainNode(audio, { gain: VOLUME });
  const end = audio.currentTime + duration;
  // Fades out, since a tone that is cut off clicks.
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start();
  oscillator.stop(end);
}
