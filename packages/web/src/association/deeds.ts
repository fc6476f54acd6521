import { type RoleId, roleIds } from '#contract/access.ts';
import { built } from '#contract/association/rules.ts';
import type { Deed } from '#contract/association/schema-log.ts';
import cs from '#contract/texts/cs/activity.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Say } from '../base/texts.tsx';

const deeds = cs.ACTIVITY.DEEDS as Record<string, Record<string, string>>;

/** What was done as a sentence; what has no text any more is still told as a change. */
export function sentenceOf(deed: Deed, say: Say): string {
  if (!deeds[deed.noun]?.[deed.verb]) return say('ACTIVITY.OTHER');
  return say(`ACTIVITY.DEEDS.${deed.noun}.${deed.verb}` as TextKey, { name: deed.name ?? '' }).replace(/[:\s]+$/, '');
}

const fieldNames: Record<string, TextKey> = {
  name: 'SVJ.FIELDS.NAME',
  nickname: 'SVJ.FIELDS.NICKNAME',
  email: 'SVJ.FIELDS.EMAIL',
  invoiceEmail: 'SVJ.FIELDS.INVOICE_EMAIL',
  ico: 'SVJ.FIELDS.ICO',
  dic: 'SVJ.FIELDS.DIC',
  bankAccount: 'SVJ.FIELDS.BANK',
  dataBox: 'SVJ.FIELDS.DATA_BOX',
  street: 'SVJ.FIELDS.STREET',
  town: 'SVJ.FIELDS.TOWN',
  post: 'SVJ.FIELDS.POST',
  entrances: 'SVJ.ENTRANCES',
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isRole = (value: unknown): value is RoleId => roleIds.includes(value as RoleId);

/** The second line of a deed: which fields, which roles, what reason; nothing when the sentence says it all. */
export function detailOf({ detail }: Deed, say: Say): string[] {
  const moduleNames = (value: unknown) =>
    built.filter((m) => listOf(value).includes(m)).map((m) => say(`HOUSE.SETTINGS.MODULE.${m}.NAME`));
  const fields = listOf(detail.fields).flatMap((f) => (fieldNames[f] ? [say(fieldNames[f])] : []));
  const settings = [
    ...(listOf(detail.statutes).length > 0 ? [say('ACTIVITY.STATUTES')] : []),
    ...(detail.solver === true ? [say('ACTIVITY.SOLVER')] : []),
  ];
  const line = (key: TextKey, what: string[]) => (what.length > 0 ? [say(key, { what: what.join(', ') })] : []);
  const role = (id: RoleId, title: unknown) =>
    typeof title === 'string' ? title : say(`ROLES.${id}`, { sex: 'others' });
  const { from, to, fromTitle, toTitle, reason } = detail;
  return [
    ...line('ACTIVITY.CHANGED', [...fields, ...settings]),
    ...line('ACTIVITY.SWITCHED_ON', moduleNames(detail.on)),
    ...line('ACTIVITY.SWITCHED_OFF', moduleNames(detail.off)),
    ...(isRole(from) && isRole(to)
      ? [say('ACTIVITY.ROLE_CHANGE', { from: role(from, fromTitle), to: role(to, toTitle) })]
      : []),
    ...(typeof reason === 'string' ? [reason] : []),
  ];
}
