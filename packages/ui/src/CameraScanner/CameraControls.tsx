import { Camera, CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './CameraScanner.css.ts';
import type { useCamera } from './useCamera.ts';
import { useTorch } from './useTorch.ts';

interface CameraControlsProps {
  camera: ReturnType<typeof useCamera>;
  isActive: boolean;
  /** Turns the camera on and off. Without it there is no such button. */
  onActiveChange: ((isActive: boolean) => void) | undefined;
}

/** Buttons for on and off, camera and torch, each shown where there is a choice. */
export function CameraControls({ camera, isActive, onActiveChange }: CameraControlsProps) {
  const { messages } = useUI();
  const words = messages.camera;
  const track = camera.state.phase === 'running' ? camera.state.track : undefined;
  const torch = useTorch(track);
  const isRunning = camera.state.phase === 'running';

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
      {isRunning && camera.cameras.length > 1 ? (
        <div className={styles.choice}>
          <Select
            label={words.camera}
            isLabelHidden
            options={camera.cameras.map(({ deviceId, label }, at) => ({
              value: deviceId,
              label: label || words.number(at + 1),
            }))}
            value={camera.chosenId ?? track?.getSettings().deviceId ?? null}
            onChange={camera.choose}
          />
        </div>
      ) : null}
      {isRunning && torch.isThere ? (
        <Button
          icon={torch.isOn ? <FlashlightOff {...icon} /> : <Flashlight {...icon} />}
          onPress={() => void torch.toggle()}
        >
          {torch.isOn ? words.lightOff : words.lightOn}
        </Button>
      ) : null}
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.75 };
