type Placed = { agendaNumber: string | null };

/**
 * What points are called, in their order: as the agenda of the meeting numbers them ("3a"), the others by the numbers that
 * come after those.
 */
export function numbersOf(points: readonly Placed[]): string[] {
  let last = Math.max(0, ...points.map((p) => Number.parseInt(p.agendaNumber ?? '0', 10)));
  return points.map((p) => {
    if (p.agendaNumber !== null) return p.agendaNumber;
    last += 1;
    return String(last);
  });
}
