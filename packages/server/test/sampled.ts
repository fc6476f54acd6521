import { afterAll, beforeAll } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import { type SampleEmail, samplePassword } from '../src/sample/people.ts';
import { furnish } from '../src/sample/steps.ts';
import { nobody, type Person } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';

/** What the tests of one file share: a portal with the sample houses, as `npm start` has it. */
export function aSample() {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await aPortal({ sample: true });
    await furnish(portal);
  });
  afterAll(() => portal.close());
  return {
    portal: () => portal,
    async signIn(email: SampleEmail, house = 'SVJ Lipová 14'): Promise<Person> {
      const { token, svj_list } = await nobody(portal).asks(session.login, { email, password: samplePassword });
      const member = svj_list.find((s) => s.nickname === house);
      return nobody(portal)
        .with(token)
        .as(member?.session_user_id as number);
    },
  };
}
