/** Distance of the toasts from the top in pixels, which clears a header of 60 pixels. */
export const TOAST_OFFSET = 72;

/** Set on the region of the toasts where something else must stay visible. */
export const toastOffset = '--hs-toast-offset';
