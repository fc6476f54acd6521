import { afterAll, beforeAll, it } from 'vitest';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { holdsRandomEvenings } from '#house/random-evenings.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('who is in the room at each point, and how it came out, are what an independent slow count says', () =>
  holdsRandomEvenings(portal, 1));
