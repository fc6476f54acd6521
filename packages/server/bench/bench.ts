// How fast the portal is on this computer, part by part; with --check it fails below the goals.
import { measureFiles } from './files.ts';
import { bank } from './parts-bank.ts';
import * as calendar from './parts-calendar.ts';
import * as lists from './parts-lists.ts';
import * as meetings from './parts-meetings.ts';
import * as money from './parts-money.ts';
import * as surveys from './parts-surveys.ts';
import * as texts from './parts-texts.ts';
import * as votes from './parts-votes.ts';
import * as whole from './parts-whole.ts';
import { print } from './say.ts';
import { aCluster, type Cluster, closing } from './towns.ts';

/** In the order in which they are measured. */
const parts = {
  messages: lists.messages,
  lists: lists.lists,
  documents: lists.documents,
  discussions: lists.discussions,
  reports: lists.reports,
  approvals: lists.approvalRequests,
  gallery: lists.gallery,
  contacts: lists.directory,
  cashdesk: lists.cashdesk,
  bank,
  accounts: money.accounts,
  proformas: money.proformas,
  prescriptions: lists.prescriptions,
  surveys: surveys.surveys,
  calendar: calendar.calendars,
  finding: texts.finding,
  texts: texts.texts,
  reading: texts.reading,
  scans: texts.scans,
  files: measureFiles,
  towns: lists.towns,
  growth: lists.growth,
  mail: votes.mail,
  tickets: votes.tickets,
  votes: votes.votes,
  meetings: meetings.meetings,
  rows: whole.rows,
  fluency: whole.fluency,
  lighthouse: whole.lighthouse,
  country: whole.country,
} satisfies Record<string, (cluster: Cluster) => Promise<boolean>>;
type Part = keyof typeof parts;
/** Kept out of a run of all. */
const alone: readonly Part[] = ['country', 'lighthouse'];
/** `--lists`, or `lists`. */
const isAsked = (part: Part) => process.argv.includes(`--${part}`) || process.argv.includes(part);

/** Every part that was asked for; one that fails is named, and the others go on. */
async function bench(): Promise<boolean> {
  const all = Object.keys(parts) as Part[];
  const asked = all.filter(isAsked);
  const cluster = await aCluster();
  const failed: string[] = [];
  for (const part of asked.length > 0 ? asked : all.filter((one) => !alone.includes(one))) {
    print(`\n— ${part} —`);
    try {
      if (!(await parts[part](cluster))) failed.push(part);
    } catch (error) {
      failed.push(part);
      print(`✗ ${part} se nedoměřilo: ${error instanceof Error ? error.stack : error}`);
    }
  }
  print(failed.length > 0 ? `\n✗ nedosáhlo cíle: ${failed.join(', ')}` : '\n✓ všechny cíle');
  return failed.length === 0;
}

try {
  const good = await bench();
  if (!good && process.argv.includes('--check')) process.exitCode = 1;
} finally {
  for (const step of closing.reverse()) await step().catch(() => undefined);
}
