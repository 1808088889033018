import { Button, type ButtonProps, Tooltip } from '@handset/ui';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'onPress'> {
  /** Why it cannot be done now. */
  obstacle?: string | undefined;
  /** Name under which a key finds it, as R finds 'payment'. */
  'data-opens'?: string | undefined;
  children: string;
}

/** A button that gives the reason while it is disabled. */
export function ActionButton({ obstacle, ...button }: ActionButtonProps) {
  if (obstacle === undefined) return <Button {...button} />;
  return (
    <Tooltip content={obstacle}>
      <Button {...button} isDisabled />
    </Tooltip>
  );
}
