import { daysBetween } from '#contract/base/time/working-days.ts';
import { mostDays, mostOccurrences } from '#contract/events/schema-words.ts';
import type { sources } from '#contract/feeds/endpoints-sources.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sourceLocked, sourceSeen } from './in/queries.ts';
import { foreignBetween } from './in/queries-shown.ts';
import {
  correctSource,
  endSource,
  foreignOf,
  makeSource,
  otherAddress,
  readOrRefused,
  sourceView,
  sourceViews,
} from './in/steps.ts';
import { askSource, keepCame, readBytes } from './in/steps-reading.ts';

type At = { db: Db; scope: Scope; now: Date };
type Verb = 'create' | 'update' | 'read' | 'delete';
const unknown = { etag: null, lastModified: null };

const log = ({ db, scope, now }: At, verb: Verb, id: number, name: string) =>
  record(db, scope, now, { noun: 'sources', nounId: id, verb, detail: { name } });

export const sourceHandlers = (portal: Portal): Handlers<typeof sources> => {
  /** Counted, because each makes the portal ask somebody else. */
  const spend = ({ scope }: At) => portal.limits.spend('sourceRead', String(scope.svjId));
  return {
    async occurrences({ db, scope }, { from, to }) {
      const days = daysBetween(from, to) + 1;
      if (days < 1 || days > mostDays)
        throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { to: 'EVENT.FORM.RANGE' } });
      const rows = await foreignBetween(db, scope, from, to);
      return { events: rows.slice(0, mostOccurrences).map(foreignOf), more: rows.length > mostOccurrences };
    },

    list: async (at) => ({ sources: await sourceViews(at) }),

    async create({ inside, once }, input) {
      await inside(spend);
      const came = readOrRefused(await askSource(portal, input.url, unknown), 'url');
      const id = await once(input, async (at) => {
        const made = await makeSource(at, input, { url: input.url }, came);
        await log(at, 'create', made, input.name);
        return made;
      });
      return inside((at) => sourceView(at, id));
    },

    async upload(at, input) {
      await spend(at);
      const came = readOrRefused(await readBytes(at.file.bytes, at.now), 'file');
      const id = await makeSource(at, input, { fileName: at.file.name.slice(-200) || 'kalendar.ics' }, came);
      await log(at, 'create', id, input.name);
      return sourceView(at, id);
    },

    remade: { upload: (at, id) => sourceView(at, id) },

    async change({ inside }, input) {
      const url = await inside((at) => otherAddress(at, input));
      if (url !== null) await inside(spend);
      const came = url === null ? null : readOrRefused(await askSource(portal, url, unknown), 'url');
      return inside(async (at) => {
        await correctSource(at, input, came);
        await log(at, 'update', input.id, input.name);
        return sourceView(at, input.id);
      });
    },

    async read({ inside }, { id }) {
      const source = await inside(async (at) => {
        await spend(at);
        return sourceSeen(at.db, at.scope, id);
      });
      if (source.url === null) throw new Refused('SOURCES.ERRORS.OF_FILE');
      const came = await askSource(portal, source.url, source);
      return inside(async (at) => {
        const now = await sourceLocked(at.db, at.scope, id);
        if (!now) throw new Refused('SOURCES.ERRORS.NONE');
        // Somebody may have led it elsewhere meanwhile.
        if (now.url === source.url) await keepCame(portal, at, now, came);
        await log(at, 'read', id, now.name);
        return sourceView(at, id);
      });
    },

    async remove(at, { id }) {
      const had = await endSource(at, id);
      await log(at, 'delete', id, had.name);
      return null;
    },
  };
};
