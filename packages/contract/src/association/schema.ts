import * as z from 'zod/mini';
import { chairRole, modules, roleIds } from '../access.ts';
import { asSeen } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { bankAccount } from '../base/person/bank.ts';
import { dataBox } from '../base/person/databox.ts';
import { dic } from '../base/person/dic.ts';
import { isIco } from '../base/person/ico.ts';
import { isEmail, line, requiredLine } from '../base/person/people.ts';
import { CalendarName } from '../events/schema-calendars.ts';
import { sexes } from '../members/schema.ts';
import { messageLabels } from '../messages/schema.ts';
import { Choice } from '../session/schema.ts';
import { Visit } from './schema-log.ts';

const text = z.nullable(z.string());

/** Entrances of one house. */
export const mostEntrances = 200;
export const Entrance = z.object({ id: z.number(), name: z.string(), street: text });
export const Activity = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
  noun: z.string(),
  detail: text,
});
/** An officer with the contacts that everybody in the house may see. */
export const Person = z.object({
  id: z.number(),
  full_name: z.string(),
  role: z.string(),
  sex: z.enum(sexes),
  email: text,
  phone: text,
  /** Whether they may enter and have been in; who does not administer members sees no more of the others. */
  hasAccess: z.boolean(),
});

const email = z.pipe(line(254), z.string().check(z.refine((s) => s === '' || isEmail(s), 'BASE.FORM.EMAIL')));
const requiredEmail = z.pipe(
  requiredLine(254),
  z.string().check(z.refine((s) => s === '' || isEmail(s), 'BASE.FORM.EMAIL')),
);
const ico = z.pipe(line(8), z.string().check(z.refine((s) => s === '' || isIco(s), 'SVJ.ERRORS.ICO')));

/**
 * What stands in the association's own row, by the names of its columns. Its form, what is written, compared by the log and
 * answered follow from these: a new field is added in one of them, in the table, where it is typed and shown and in the texts.
 * Everybody in the house sees the first ones.
 */
export const houseOpen = {
  name: requiredLine(),
  nickname: z._default(line(60), ''),
  email: z._default(email, ''),
  ico: z._default(ico, ''),
  dic: z._default(dic, ''),
  dataBox: z._default(dataBox, ''),
  street: z._default(line(), ''),
  town: z._default(line(), ''),
  post: z._default(line(10), ''),
};
/** Of those who administer the association. */
export const houseInside = { invoiceEmail: requiredEmail, bankAccount: z._default(bankAccount, '') };
export const houseOwn = { ...houseOpen, ...houseInside };

export const Association = z.object({
  id: z.number(),
  ...asSeen(houseOwn),
  name: z.string(),
  country: z.string(),
  /** Sum of the units' shares, JSON text. */
  totalShares: z.string(),
  avatar: text,
  isFree: z.boolean(),
  url_hash: z.string(),
  session_user_id: z.number(),
  updatedAt: z.string(),
});

/** GET /svj answers every field of the specification; what is not built yet is 0, [] or null. */
export const AssociationAnswer = z.object({
  svj: Association,
  entrances: z.array(Entrance),
  modules: z.array(z.enum(modules)),
  activities: z.array(Activity),
  committees: z.array(Person),
  auditCommittees: z.array(Person),
  hasMayorCommittee: z.boolean(),
  discussionCount: z.number(),
  roomsCount: z.number(),
  usersCount: z.number(),
  messageLabels: z.array(z.object({ id: z.enum(messageLabels), name: z.string() })),
  messageDefaultLabel: z.enum(messageLabels),
  /** Messages for me that I have not opened, and confirmations I owe. */
  messagesUnreadCount: z.number(),
  acceptWaitingCount: z.number(),
  /** The main calendar first; none for who does not read events. */
  calendars: z.array(CalendarName),
  reportsCount: z.number(),
  /** Votes that run, and those of them in which a seat of mine, or of who gave me a power of attorney, has not voted yet. */
  votesCount: z.number(),
  votesWaitingCount: z.number(),
  /** What waits for me as a second person, and questions whether I will be a verifier. */
  secondWaitingCount: z.number(),
  surveysCount: z.number(),
  meetingsCount: z.number(),
  requirementApprovalCount: z.number(),
  /** Periods of the subscription that wait for payment; null for whoever does not have the module. */
  invoices: z.nullable(z.object({ overdue: z.number(), exposed: z.number(), nextDue: text })),
  /** Of owners watched in the insolvency register; null for whoever does not have the module. */
  insolvencyChecks: z.nullable(z.object({ watched: z.number(), found: z.number() })),
  /** How the last check in the cadastre ended; null for whoever does not have the module, and where the house is not looked for. */
  realEstateStatus: z.nullable(z.object({ status: z.enum(['waiting', 'success', 'failure']), checkedAt: text })),
  /** Visits that run now; told to who administers the association. */
  visits: z.array(Visit),
});

export const newHouse = {
  name: requiredLine(),
  nickname: z._default(line(60), ''),
  email: z._default(email, ''),
  invoiceEmail: z._default(email, ''),
  ico: z._default(ico, ''),
  street: z._default(line(), ''),
  town: z._default(line(), ''),
  post: z._default(line(10), ''),
};
/** `again`: another association of this number is known and meant. */
export const NewAssociation = z.object({ ...newHouse, again: z._default(z.boolean(), false) });

/** What a refusal of entrances that are used carries: their ids. */
export type EntrancesUsed = { used: number[] };

/** The association as its form sends it; entrances keep their ids, one without an id is new, and none goes by not being sent. */
export const AssociationChange = z.object({
  id,
  updatedAt: z.string().check(z.maxLength(60)),
  ...houseOwn,
  entrances: z._default(
    z
      .array(z.object({ id: z.optional(id), name: requiredLine(100), street: z._default(line(), '') }))
      .check(z.maxLength(mostEntrances)),
    [],
  ),
  entrancesGone: z._default(z.array(id).check(z.maxLength(mostEntrances)), []),
});
export type AssociationChange = z.output<typeof AssociationChange>;

const formerRoles = roleIds.filter((r) => r !== chairRole);
/** Who becomes the chair, and what the former one becomes; in a house without a chair there is no former one. */
export const NewChair = z.object({
  userId: z.coerce.number('BASE.FORM.REQUIRED').check(z.int('BASE.FORM.REQUIRED'), z.minimum(1, 'BASE.FORM.REQUIRED')),
  role: z.optional(z.enum(formerRoles, 'BASE.FORM.REQUIRED')),
});

export const Choices = z.object({ svj_list: z.array(Choice), total: z.number() });
export const NewVisit = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1)),
  reason: z.pipe(requiredLine(500), z.string().check(z.minLength(5, 'SVJ.VISIT.REASON_REQUIRED'))),
  write: z._default(z.boolean(), false),
});
