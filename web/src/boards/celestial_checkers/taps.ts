// Whether whoever plays taps, as on a phone, rather than clicks.
export const taps = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse), (max-width: 820px)').matches;
