import type { Plugin } from 'vite';

/** Files that need each other in a circle, in the order in which they do; none where each stands after what it needs. */
export function circleIn(needs: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const sound = new Set<string>();
  function walk(file: string, way: readonly string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (sound.has(file)) return undefined;
    for (const next of needs.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    sound.add(file);
    return undefined;
  }
  for (const file of needs.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Refuses a build whose files need each other in a circle: one of them would run before what it needs is there. Modules are
 * not wrapped to be run in their order, which would weigh a tenth more.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`Soubory rozhraní se potřebují v kruhu: ${circle.join(' → ')}`);
    },
  };
}
