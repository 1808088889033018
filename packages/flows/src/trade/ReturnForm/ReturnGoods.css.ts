import { componentStyle } from '@handset/ui/styling';

/** A group of fields without a frame. */
export const group = componentStyle({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
