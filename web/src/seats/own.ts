// The seats of the people at this screen.
export const ownSeats = (seats: readonly { mine?: boolean | undefined }[]): number[] =>
  seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
