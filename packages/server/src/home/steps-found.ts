import { mostFound } from '#contract/base/words/search.ts';
import { type FoundGroup, type GroupName, groupNames, moduleOfGroup, type RowOf } from '#contract/home/schema.ts';
import { symbolsSeen } from '../accounts/rows/queries-seen.ts';
import { findApprovals } from '../approvals/listing/queries-found.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { findContacts } from '../contacts/listing/queries-found.ts';
import { findDiscussions } from '../discussion/listing/queries-found.ts';
import { findDocuments, findFolders } from '../documents/listing/queries-found.ts';
import { findEvents } from '../events/listing/queries-found.ts';
import { findAlbums } from '../gallery/listing/queries-found.ts';
import { findMeetings } from '../meetings/listing/queries-found.ts';
import { findMembers } from '../members/listing/queries-found.ts';
import { findMessages } from '../messages/listing/queries-found.ts';
import { findReports } from '../reports/listing/queries-found.ts';
import { findResolutions } from '../resolutions/listing/queries-found.ts';
import { findSurveys } from '../surveys/listing/queries-found.ts';
import { findUnits } from '../units/listing/queries-found.ts';
import { findVotes } from '../votes/queries-found.ts';
import { askTogether } from './steps-together.ts';

type Find<G extends GroupName> = (db: Db, scope: Scope, asked: string, now: Date) => Promise<RowOf<G>[]>;

/** How each kind is found: as its own call does. */
const finders: { [G in GroupName]: Find<G> } = {
  rooms: (db, scope, asked, now) => findUnits({ db, scope, now }, asked, symbolsSeen),
  members: findMembers,
  events: (db, scope, asked, now) => findEvents({ db, scope, now }, asked),
  discussion: findDiscussions,
  requirement_for_approval: findApprovals,
  vote: findVotes,
  resolutions: findResolutions,
  messages: findMessages,
  folders: findFolders,
  documents: findDocuments,
  reports: findReports,
  survey: findSurveys,
  meetingOwners: findMeetings,
  gallery: findAlbums,
  contact: findContacts,
};

type Asking = { db: Db; scope: Scope; now: Date; asked: string };
type All = { groups: FoundGroup[]; silent: GroupName[] };

async function groupOf(name: GroupName, { db, scope, now, asked }: Asking): Promise<FoundGroup> {
  const rows = await finders[name](db, scope, asked, now);
  return { noun: name, rows, more: rows.length >= mostFound } as FoundGroup;
}

/**
 * What the asker finds, kinds without a match left out. All kinds are asked at once, so that their statements travel
 * together; only when one of them breaks is each asked alone, and the broken one is named.
 */
export async function findAll(at: Asking, broken: (name: GroupName) => void): Promise<All> {
  const names = groupNames.filter((name) => may(at.scope, moduleOfGroup(name), 'r'));
  const { came, silent } = await askTogether(at.db, names, (name) => groupOf(name, at));
  silent.forEach(broken);
  return { groups: came.map(([, group]) => group).filter(({ rows }) => rows.length > 0), silent };
}
