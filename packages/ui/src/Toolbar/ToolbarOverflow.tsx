import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../Menu/Menu.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { ToolbarItem, ToolbarToggle } from './ToolbarItem.ts';

/** What does not fit in a toolbar, as a menu at its end. */
export function ToolbarOverflow({ items }: { items: readonly ToolbarItem[] }) {
  const { messages } = useUI();
  return (
    <Menu
      label={messages.moreActions}
      placement="bottom end"
      trigger={
        <IconButton label={messages.moreActions}>
          <MoreHorizontal size={18} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {segmentsOf(items).map((segment) =>
        segment.type === 'toggles' ? (
          <MenuSection
            key={segment.id}
            label={segment.items.map((toggle) => toggle.label).join(', ')}
            selectionMode="multiple"
            selectedKeys={segment.items.filter((toggle) => toggle.isSelected).map(({ id }) => id)}
            onSelectionChange={(ids) => tellChanges(segment.items, ids)}
          >
            {segment.items.map(({ id, label, icon, isDisabled = false }) => (
              <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled}>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        ) : segment.type === 'separator' ? (
          <MenuSeparator key={segment.id} />
        ) : (
          <MenuItem
            key={segment.id}
            id={segment.id}
            icon={segment.icon}
            isDisabled={segment.isDisabled ?? false}
            tone={segment.tone}
            onAction={() => segment.onPress?.()}
            {...(segment.href ? { href: segment.href } : {})}
          >
            {segment.label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}

type Segment = Exclude<ToolbarItem, ToolbarToggle> | { type: 'toggles'; id: string; items: ToolbarToggle[] };

/** Toggles that stand side by side become one group of choices; lines at either end are left out. */
function segmentsOf(items: readonly ToolbarItem[]): Segment[] {
  const segments: Segment[] = [];
  for (const item of items) {
    const last = segments.at(-1);
    if (item.type === 'toggle') {
      if (last?.type === 'toggles') last.items.push(item);
      else segments.push({ type: 'toggles', id: `choices ${item.id}`, items: [item] });
    } else if (item.type !== 'separator' || (last && last.type !== 'separator')) {
      segments.push(item);
    }
  }
  if (segments.at(-1)?.type === 'separator') segments.pop();
  return segments;
}

function tellChanges(toggles: readonly ToolbarToggle[], selectedIds: readonly string[]): void {
  for (const toggle of toggles) {
    const isSelected = selectedIds.includes(toggle.id);
    if (isSelected !== toggle.isSelected) toggle.onChange?.(isSelected);
  }
}
