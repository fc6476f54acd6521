import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attacker, anAttacker, guessesByChance } from '#house/attacker.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { neighbours } from '#house/surveys.ts';

let portal: TestPortal;
let chair: Person;
let attacker: Attacker;
beforeAll(async () => {
  portal = await aPortal();
  const house = await aHouse(portal);
  chair = await house.chair();
  attacker = anAttacker(portal, house, await neighbours(house, 30));
}, 120_000);
afterAll(async () => {
  await attacker.end();
  await portal.close();
});

const rounds = 1000;

test(
  `over ${rounds} surveys whoever holds the tables names authors as often as by chance`,
  async () => {
    const hits = await guessesByChance(attacker, chair, rounds, 10);
    process.stderr.write(`of ${rounds} expected by chance: ${JSON.stringify(hits)}\n`);
    // Whoever guessed nothing at all would prove nothing.
    expect(Math.min(hits.rows, hits.transactions, hits.ended)).toBeGreaterThan(rounds / 2);
  },
  20 * 60_000,
);
