// The ranking: by the payoff of each seat, then by points; ties share a rank.

export interface Placed {
  seat: number;
  rank: number;
  points: number | undefined;
  returns: number | undefined;
}

export function ranking(seats: number, points: number[], returns: number[] = []): Placed[] {
  const at = (list: number[], seat: number) => list[seat] ?? 0;
  const compare = (a: number, b: number) => at(returns, b) - at(returns, a) || at(points, b) - at(points, a);
  const order = [...Array(seats).keys()].sort((a, b) => compare(a, b) || a - b);
  return order.map((seat) => ({
    seat,
    rank: 1 + order.filter((other) => compare(other, seat) < 0).length,
    points: points[seat],
    returns: returns[seat],
  }));
}

/** The seats that won; empty if all are tied. */
export function winnersOf(seats: number, returns: number[] = []): number[] {
  const best = Math.max(...returns);
  const won = returns.flatMap((value, seat) => (value === best ? [seat] : []));
  return won.length === seats ? [] : won;
}
