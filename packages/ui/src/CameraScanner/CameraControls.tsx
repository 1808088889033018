import { Camera, CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './CameraScanner.css.ts';
import type { useCamera } from './useCamera.ts';

interface CameraControlsProps {
  camera: ReturnType<typeof useCamera>;
  isActive: boolean;
  /** Turns the camera on and off. Without it there is no such button. */
  onActiveChange: ((isActive: boolean) => void) | undefined;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** Buttons for on and off, camera and torch, each shown where there is a choice. */
export function CameraControls({ camera, isActive, onActiveChange }: CameraControlsProps) {
  const { messages } = useUI();
  const words = messages.camera;
  const running = camera.state.phase === 'running' ? camera.state : null;
  const cameras = running?.cameras ?? [];
  const track = running?.track;

  return (
    <>
      {onActiveChange ? (
        <Button
          variant={isActive ? 'secondary' : 'primary'}
          icon={isActive ? <CameraOff {...icon} /> : <Camera {...icon} />}
          onPress={() => onActiveChange(!isActive)}
        >
          {isActive ? words.stop : words.start}
        </Button>
      ) : null}
      {cameras.length > 1 ? (
        <div className={styles.choice}>
          <Select
            label={words.camera}
            isLabelHidden
            options={cameras.map(({ deviceId, label }, at) => ({
              value: deviceId,
              label: label || words.number(at + 1),
            }))}
            value={camera.chosenId ?? track?.getSettings().deviceId ?? null}
            onChange={camera.choose}
          />
        </div>
      ) : null}
      {track ? <TorchButton key={track.id} track={track} /> : null}
    </>
  );
}

interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

/** Turns the torch of a camera on and off, where it has one. */
function TorchButton({ track }: { track: MediaStreamTrack }) {
  const { messages } = useUI();
  const [isOn, setOn] = useState(false);
  const capabilities = track.getCapabilities?.() as TorchCapabilities | undefined;
  if (!capabilities?.torch) return null;
  const toggle = async () => {
    try {
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
      setOn(!isOn);
    } catch {
      // Another app holds the torch.
    }
  };
  return (
    <Button
      icon={isOn ? <FlashlightOff {...icon} /> : <Flashlight {...icon} />}
      onPress={() => void toggle()}
    >
      {isOn ? messages.camera.lightOff : messages.camera.lightOn}
    </Button>
  );
}
