// Where a clause of the rules stands on their page.

export const placeOf = (id: string) => `clause-${id}`;
