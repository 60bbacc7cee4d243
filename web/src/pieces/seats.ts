// The shapes of the eight seats, 24 x 24, distinct without their colours (--seat-0 to --seat-7).

export const shapes: readonly string[] = [
  'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z', // disc
  'M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z', // octagon
  'M12 1.5L23.5 22H.5z', // triangle
  'M3 3h18v18H3z', // square
  'M12 0l12 12-12 12L0 12z', // lozenge
  'M12 .5l3.2 7.7 8.3.6-6.4 5.4 2 8.1-7.1-4.4-7.1 4.4 2-8.1L.5 8.8l8.3-.6z', // star
  'M8 1h8v7h7v8h-7v7H8v-7H1V8h7z', // cross
  'M12 0c5 7 9 10 9 15a9 9 0 0 1-18 0c0-5 4-8 9-15z', // drop
];
