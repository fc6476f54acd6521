import * as z from 'zod/mini';
import { modules } from '../access.ts';
import { isIco } from '../base/ico.ts';
import { isEmail, line, requiredLine } from '../base/people.ts';
import { sexes } from '../members/schema.ts';
import { Choice } from '../session/schema.ts';

const text = z.nullable(z.string());

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
});

export const Association = z.object({
  id: z.number(),
  name: z.string(),
  nickname: text,
  email: text,
  invoiceEmail: text,
  ico: text,
  dic: text,
  bankAccount: text,
  dataBox: text,
  street: text,
  town: text,
  post: text,
  country: z.string(),
  /** Sum of the units' shares, JSON text. */
  totalShares: z.string(),
  avatar: text,
  isFree: z.boolean(),
  url_hash: z.string(),
  session_user_id: z.number(),
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
  messageLabels: z.array(z.object({ id: z.number(), name: z.string() })),
  messageDefaultLabel: z.null(),
  reportsCount: z.number(),
  votesCount: z.number(),
  surveysCount: z.number(),
  meetingsCount: z.number(),
  requirementApprovalCount: z.number(),
});

const email = z.pipe(line(254), z.string().check(z.refine((s) => s === '' || isEmail(s), 'BASE.FORM.EMAIL')));
const ico = z.pipe(line(8), z.string().check(z.refine((s) => s === '' || isIco(s), 'SVJ.ERRORS.ICO')));

export const NewAssociation = z.object({
  name: requiredLine(),
  nickname: z._default(line(60), ''),
  email: z._default(email, ''),
  invoiceEmail: z._default(email, ''),
  ico: z._default(ico, ''),
  street: z._default(line(), ''),
  town: z._default(line(), ''),
  post: z._default(line(10), ''),
});

export const Choices = z.object({ svj_list: z.array(Choice), total: z.number() });
export const NewVisit = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1)),
  reason: z.pipe(requiredLine(500), z.string().check(z.minLength(5, 'SVJ.VISIT.REASON_REQUIRED'))),
  write: z._default(z.boolean(), false),
});
