/** The media of a phone, or of what stands upright: what lies beside the board elsewhere lies below it. As in the styles. */
export const narrow = '(max-width: 820px), (max-aspect-ratio: 1)';
