/** The list with one of its things at another place. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const next = [...all];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
