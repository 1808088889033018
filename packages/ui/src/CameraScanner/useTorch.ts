import { useEffect, useState } from 'react';

interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

/** The torch of a camera, where it has one. */
export function useTorch(track: MediaStreamTrack | undefined) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (track) setOn(false);
  }, [track]);
  const capabilities = track?.getCapabilities?.() as TorchCapabilities | undefined;

  return {
    isThere: capabilities?.torch === true,
    isOn,
    toggle: async () => {
      try {
        await track?.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
        setOn(!isOn);
      } catch {
        // Another app holds the torch.
      }
    },
  };
}
