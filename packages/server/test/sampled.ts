import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import type { Config } from '#server/base/start/config.ts';
import { type SampleEmail, samplePassword } from '../src/sample/people.ts';
import { furnish } from '../src/sample/steps.ts';
import { nobody, type Person } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';

const template = 'sampled_template';
/** Files of the template, beside its rows. */
const filesOf = () => join(inject('runFolder'), template);

/** Furnishing takes longer than most tests: it is done once for the run, by whichever worker comes first. */
async function ensureFurnished(): Promise<void> {
  const db = new pg.Client({ connectionString: inject('superUrl') });
  await db.connect();
  try {
    await db.query('select pg_advisory_lock(3)');
    const { rowCount } = await db.query('select from pg_database where datname = $1 and datistemplate', [template]);
    if (rowCount) return;
    const portal = await aPortal({ sample: true, dataDir: filesOf() });
    await furnish(portal);
    await portal.close();
    const name = new URL(portal.appUrl).pathname.slice(1);
    await db.query(`alter database ${name} rename to ${template}`);
    await db.query(`alter database ${template} is_template true`);
  } finally {
    await db.end();
  }
}

/** A portal with the sample houses, as `npm start` has it; furnished by the same steps, in a copy. */
export async function aSamplePortal(settings: Partial<Config> = {}): Promise<TestPortal> {
  await ensureFurnished();
  const portal = await aPortal({ sample: true, ...settings }, {}, undefined, template);
  await cp(filesOf(), portal.config.dataDir, { recursive: true });
  return portal;
}

/** What the tests of one file share: a portal with the sample houses. */
export function aSample() {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await aSamplePortal();
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
