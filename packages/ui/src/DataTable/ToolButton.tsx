import type { LucideIcon } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  /** Whether the label stands beside the icon, as it does in the sheet of a phone. */
  hasText: boolean;
  onPress?: () => void;
}

/** A button of the table's tools. */
export function ToolButton({ label, icon: Icon, hasText, ...props }: ToolButtonProps) {
  const icon = <Icon size={18} strokeWidth={1.75} />;
  return hasText ? (
    <Button icon={icon} {...props}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} size="small" {...props}>
      {icon}
    </IconButton>
  );
}
