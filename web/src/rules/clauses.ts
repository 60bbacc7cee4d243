// The id of a clause on the rules page.

export const placeOf = (id: string) => `clause-${id}`;
