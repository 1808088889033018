import { Button, type ButtonProps, Tooltip } from '@handset/ui';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'onPress'> {
  /** Why it cannot be done now. */
  obstacle?: string | undefined;
  children: string;
}

/** A button that says why it cannot be pressed, where it cannot. */
export function ActionButton({ obstacle, ...button }: ActionButtonProps) {
  if (obstacle === undefined) return <Button {...button} />;
  return (
    <Tooltip content={obstacle}>
      <Button {...button} isDisabled />
    </Tooltip>
  );
}
