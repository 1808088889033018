import { onTestFinished, vi } from 'vitest';

/** The tones that answer scans until the end of the test: high where one was taken, low where it was refused. */
export function hearTones(): ('high' | 'low')[] {
  const heard: ('high' | 'low')[] = [];
  class Oscillator extends OscillatorNode {
    constructor(audio: BaseAudioContext, options: OscillatorOptions) {
      super(audio, options);
      heard.push((options.frequency ?? 0) > 600 ? 'high' : 'low');
    }
  }
  vi.stubGlobal('OscillatorNode', Oscillator);
  onTestFinished(() => void vi.unstubAllGlobals());
  return heard;
}
