/** How long an animal runs over so many spaces, in milliseconds. */
export const hopTime = (way: number): number => Math.min(1500, 230 * way);
