import type { TextKey } from '../texts/keys.ts';

type Place = { name: string; entrance: { name: string } | null; floor: number | null };
type Say = (key: TextKey, params?: Record<string, string | number>) => string;

/** Where a code hangs, in one line: "vchod 14, 1. podzemní podlaží, Sklep". */
export function placeLine({ name, entrance, floor }: Place, say: Say): string {
  const level = (n: number) =>
    n === 0 ? say('WALLS.PLACE.GROUND') : say(n > 0 ? 'WALLS.PLACE.UP' : 'WALLS.PLACE.DOWN', { floor: Math.abs(n) });
  return [entrance && say('WALLS.PLACE.ENTRANCE', { name: entrance.name }), floor !== null && level(floor), name]
    .filter(Boolean)
    .join(', ');
}
