/** Where an arrow, Home or End leads among `count` tools from the one at `at`, round the ends; null for another key. */
export function stepTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
