import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const source = (path: string): string => readFileSync(root + path, 'utf8');
const inPackage = (name: 'contract' | 'server' | 'web', path: string) => `packages/${name}/src/${path}`;

/** The places of a manifest, from the interface that names them: what is not given here is said to be nothing. */
function manifest(of: { path: string; name: string }, given: Record<string, string>): string {
  const text = source(of.path);
  const body = text.slice(text.indexOf(`export interface ${of.name} {`)).split('\n}')[0] ?? '';
  const places = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, place = '']) => place);
  const lines = places.map((place) => `  ${place}: ${given[place] ?? "none('it is thrown away')"},`);
  return `export const probeNoun = defineNoun({\n${lines.join('\n')}\n});\n`;
}

/** A registry with one line more, and the import that it takes. */
const withLine = (path: string): string =>
  source(path)
    .replace(/^import /m, "import { probeNoun } from './probe/noun.ts';\nimport ")
    .replace(/^(\} satisfies|\};)/m, '  probe: probeNoun,\n$1');

export const registries = [
  inPackage('contract', 'nouns.ts'),
  inPackage('server', 'nouns.ts'),
  inPackage('web', 'nouns.ts'),
] as const;

const contract: Record<string, string> = {
  'endpoints.ts': `import * as z from 'zod/mini';
import { endpoint } from '../base/calls/endpoint.ts';

export const probes = {
  list: endpoint('GET /api/v2/probe', { summary: 'x', needs: 'member', input: z.object({}), output: z.object({}) }),
};
`,
  'noun.ts': `import { defineNoun, none } from '../base/noun/define-noun.ts';
import { probes } from './endpoints.ts';

${manifest(
  { path: inPackage('contract', 'base/noun/define-noun.ts'), name: 'NounContract' },
  { module: "'svj'", endpoints: '{ probes }', mails: "['probeNews']", counts: "['probes']" },
)}`,
};

const server: Record<string, string> = {
  'handlers.ts': `import type { probes } from '#contract/probe/endpoints.ts';
import type { Handlers } from '../base/http/handler.ts';

export const probeHandlers: Handlers<typeof probes> = { list: async () => ({}) };
`,
  'noun.ts': `import { none } from '#contract/base/noun/define-noun.ts';
import { probes } from '#contract/probe/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { probeHandlers } from './handlers.ts';

${manifest(
  { path: inPackage('server', 'define-noun.ts'), name: 'NounServer' },
  {
    serves: '() => [served(probes, probeHandlers)]',
    tables: 'owns({ probe_visit: { travels: true } })',
    counts: 'async () => ({ probes: 1 })',
  },
)}`,
};

const web: Record<string, string> = {
  'ProbePage.tsx': `export const ProbePage = () => <p>x</p>;
`,
  'PersonTab.tsx': `import type { PersonPart } from '../define-noun.ts';
import { ProbePage } from './ProbePage.tsx';

export const parts: readonly PersonPart[] = [
  { tab: 'personal', name: 'PERSON.TABS.personal', order: 95, shown: () => true, Part: ProbePage },
];
`,
  'routes.tsx': `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const probeRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/zkouska',
    component: lazyRouteComponent(() => import('./ProbePage.tsx'), 'ProbePage'),
  }),
] as const;
`,
  'noun.ts': `import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun } from '../define-noun.ts';
import { probeRoutes } from './routes.tsx';

${manifest(
  { path: inPackage('web', 'define-noun.ts'), name: 'NounWeb' },
  { routes: 'probeRoutes', personTab: "'brings'" },
)}`,
};

/** Its table, which names a person. */
export const migration = `
create table probe_visit (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id)
);
alter table probe_visit enable row level security;
alter table probe_visit force row level security;
create policy own_house on probe_visit using (svj_id = current_svj());`;

/** Texts of the kind of mail, in both languages, beside those that are there. */
export const withMail = (path: string): string =>
  source(path).replace(/^( +)passwordChanged: \{/m, "$1probeNews: { SUBJECT: 'x', TEXT: 'x' },\n$1passwordChanged: {");

const under = (name: 'contract' | 'server' | 'web', files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => [inPackage(name, `probe/${file}`), text] as const);

/** A throw-away noun, whole: its folders and its three lines. */
export const probe: ReadonlyMap<string, string> = new Map([
  ...under('contract', contract),
  ...under('server', server),
  ...under('web', web),
  ...registries.map((path) => [path, withLine(path)] as const),
]);
