import { readFileSync } from 'node:fs';
import type { RoleId } from '../contract/src/access.ts';
import { activation } from '../contract/src/activation/endpoints.ts';
import { association } from '../contract/src/association/endpoints.ts';
import { houseLog } from '../contract/src/association/endpoints-log.ts';
import { fraction, toText } from '../contract/src/base/shares/fraction.ts';
import { imports } from '../contract/src/imports/endpoints.ts';
import { members } from '../contract/src/members/endpoints.ts';
import { register } from '../contract/src/members/endpoints-register.ts';
import type { MemberDetail } from '../contract/src/members/schema.ts';
import { units } from '../contract/src/units/endpoints.ts';
import { dlouha } from '../server/src/sample/dlouha.ts';
import type { Person } from '../server/src/sample/people.ts';
import type { SampleUnit } from '../server/src/sample/units.ts';
import type { Caller } from './caller.ts';
import type { Mailbox } from './mails.ts';

/** Signed in somewhere: what a browser keeps, and the calls of it. */
export type Signed = { token: string; svj_list: Choice[] };
export type Choice = {
  session_user_id: number;
  id: number;
  name: string;
  nickname: string | null;
  town: string | null;
};

/** Of everybody who entered by an invitation of a walk. */
export const password = 'Modra-Veverka-17';

type Rank = { of: string; role: 'mayorCommittee' | 'memberCommittee' | 'auditMayor'; phone: string };
/** Those of a house who may get an account, by their address in the sample: whose record it is. */
export type Plan = {
  nickname: string;
  name: string;
  ico?: string;
  /** Comes in first, by the invitation of the administration, and then invites the others. */
  leader: string;
  people: Readonly<Record<string, string>>;
  ranks?: Readonly<Record<string, Rank>>;
  /** The walk itself is about the time until the register decides. */
  unlooked?: true;
  fill(calls: Caller): Promise<unknown>;
};

const cadastre = readFileSync(new URL('../server/fixtures/cadastre-sample.json', import.meta.url));

/** Units and owners of Lipová as the chair would bring them: a file of the cadastre, its doubts answered, accepted. */
async function importLipova(calls: Caller): Promise<void> {
  const { id } = await calls.sends(imports.upload, {}, new File([cadastre], 'dum.json', { type: 'application/json' }));
  const { entries } = await calls.asks(imports.preview, { id, tab: 'doubtful', sizePerPage: 'all' });
  for (const { key, person, type } of entries)
    await calls.asks(
      imports.entry,
      person ? { id, key, person: { ...named(person), sex: 'female' } } : { id, key, type: type ?? 'flat' },
    );
  const { fingerprint } = await calls.asks(imports.preview, { id });
  await calls.asks(imports.accept, { id, fingerprint });
}

const named = (p: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(p).filter(([, value]) => value !== null)) as { lastName: string };

const personForm = ({ firstName, lastName, titleBefore, sex }: Person) =>
  ({ type: 'person', firstName, lastName, titleBefore: titleBefore ?? '', sex }) as {
    type: 'person';
    firstName: string;
    lastName: string;
  };

/** A neighbour of this surname and role. */
export const neighbour = async (calls: Caller, lastName: string, role: RoleId, more: object = {}): Promise<number> =>
  (await calls.asks(members.create, { type: 'person', firstName: 'Alex', lastName, role, sex: 'female', ...more })).id;

/** A flat that belongs to one person. */
export const flat = async (calls: Caller, number: string, share: readonly [number, number], owner: number) =>
  (
    await calls.asks(units.create, {
      number,
      entranceName: 'Vchod 1',
      type: 'flat',
      share: toText(fraction(...share)),
      owners: [{ memberIds: [owner], share: toText(fraction(1, 1)) }],
    })
  ).id;

/** Adds a neighbour of the name. */
const add = (calls: Caller, p: Person, more: object = {}) => calls.asks(members.create, { ...personForm(p), ...more });

const renter: Person = { key: 'najemnik', kind: 'person', firstName: 'Adam', lastName: 'Trnka', sex: 'male' };
const manager: Person = {
  key: 'sprava',
  kind: 'person',
  titleBefore: 'Bc.',
  firstName: 'Nikola',
  lastName: 'Podzimková',
  sex: 'female',
};
const managerPhone = { phones: [{ value: '+420732664108', isPublic: true }] };
const chair: Person = {
  key: 'chair',
  kind: 'person',
  titleBefore: 'JUDr.',
  firstName: 'Ludmila',
  lastName: 'Žabková',
  sex: 'female',
};

/** The first entrance of Dlouhá, and the second unit of whoever owns two. */
const firstOfDlouha = () => dlouha().filter((u) => u.entrance === 'Dlouhá 7' || u.number === '772/8');

async function writeDlouha(calls: Caller, all: readonly SampleUnit[]): Promise<void> {
  const people = new Map(all.flatMap((u) => u.owners.flatMap((o) => o.people.map((p) => [p.key, p] as const))));
  // One after another: those of one house wait for each other, and meanwhile each would hold a connection of the portal.
  const ids = new Map<string, number>();
  for (const [key, p] of people) ids.set(key, (await add(calls, p)).id);
  await add(calls, manager, { role: 'community_manager', ...managerPhone });
  // The first one brings the entrance, the others find it.
  const entrances = new Map<string, number>();
  for (const u of all) {
    const entrance = entrances.get(u.entrance);
    const { entrance: at } = await calls.asks(units.create, {
      ...{ number: u.number, type: u.type, floor: u.floor, area: u.area, layout: u.layout, share: toText(u.share) },
      ...(entrance ? { entranceId: entrance } : { entranceName: u.entrance }),
      owners: u.owners.map((o) => ({
        memberIds: o.people.map((p) => ids.get(p.key) as number),
        joint: o.people.length === 2,
        share: toText(o.share),
      })),
    });
    if (at) entrances.set(u.entrance, at.id);
  }
}

const likeSample: readonly Plan[] = [
  {
    nickname: 'SVJ Lipová 14',
    name: 'Společenství vlastníků jednotek Lipová 1247, 1248, Horní Lipnice',
    ico: '99990032',
    leader: 'predseda@lipova.example',
    people: {
      'predseda@lipova.example': 'Žabková',
      'vybor@lipova.example': 'Sedlařík',
      'kontrola@lipova.example': 'Úlehlík',
      'vlastnik@lipova.example': 'Novotníková',
      'manzele@lipova.example': 'Dvorský',
      'firma@lipova.example': 'Lipnická realitní s.r.o.',
      'najemnik@lipova.example': 'Trnka',
      'sprava@spravce.example': 'Podzimková',
    },
    ranks: {
      'predseda@lipova.example': { of: 'Žabková', role: 'mayorCommittee', phone: '+420605118274' },
      'vybor@lipova.example': { of: 'Sedlařík', role: 'memberCommittee', phone: '+420777402915' },
      'kontrola@lipova.example': { of: 'Úlehlík', role: 'auditMayor', phone: '+420608230447' },
    },
    async fill(calls) {
      await importLipova(calls);
      await add(calls, renter, { role: 'neighbour' });
      await add(calls, manager, { role: 'community_manager', ...managerPhone });
    },
  },
  {
    nickname: 'SVJ Dlouhá 7',
    name: 'Společenství vlastníků Dlouhá 771–773',
    leader: 'sprava@spravce.example',
    people: {
      'sprava@spravce.example': 'Podzimková',
      'dvojity@dlouha.example': 'Medek',
      'predseda@lipova.example': 'Žabková',
    },
    async fill(calls) {
      await writeDlouha(calls, firstOfDlouha());
      await add(calls, chair);
    },
  },
  {
    // All sixty units, whose shares give the whole.
    nickname: 'SVJ Dlouhá celá',
    name: 'Společenství vlastníků Dlouhá 771–773',
    leader: 'sprava@spravce.example',
    people: { 'sprava@spravce.example': 'Podzimková', 'dvojity@dlouha.example': 'Medek' },
    fill: (calls) => writeDlouha(calls, dlouha()),
  },
  {
    nickname: 'SVJ Prázdná 3',
    name: 'Společenství vlastníků Prázdná 3',
    leader: 'predseda@lipova.example',
    people: { 'predseda@lipova.example': 'Žabková' },
    async fill(calls) {
      await add(calls, chair, { role: 'mayorCommittee', phones: [{ value: '+420605118274', isPublic: true }] });
    },
  },
];

const place = {
  street: 'Lipová 1247/14',
  email: 'vybor@lipova.example',
  invoiceEmail: 'vybor@lipova.example',
  town: 'Horní Lipnice',
  post: '389 99',
};

/** A house of one walk, with whoever of it came in. */
export type Built = { plan: Plan; memberIds: ReadonlyMap<string, number>; leader: Caller };

const formOf = ({ address: _, permanentAddress: __, ...m }: MemberDetail) => ({
  ...named(m),
  type: m.type as 'person',
  firstName: m.firstName ?? '',
  relations: [],
  role: m.role.name,
});

async function rankOf(calls: Caller, id: number, email: string, { role, phone }: Rank): Promise<void> {
  const now = await calls.asks(members.one, { id });
  const reached = { emails: [{ value: email, isPublic: true }], phones: [{ value: phone, isPublic: true }] };
  await calls.asks(members.update, { ...formOf(now), id, updatedAt: now.updatedAt, role, ...reached });
}

/** Every address of a walk is its own: mails of others are never read, and nobody else is counted there. */
export class OwnHouses {
  private readonly mark: string;
  private readonly line: string;
  private readonly admin: () => Promise<Caller>;
  private readonly mailbox: Mailbox;
  private readonly built = new Map<string, Promise<Built>>();
  private readonly entered = new Map<string, Promise<void>>();
  private readonly accounts = new Map<string, Caller>();
  private readonly plans: Plan[] = [...likeSample];

  constructor(walk: number, admin: () => Promise<Caller>, mailbox: Mailbox) {
    this.mark = `w${process.pid}x${walk}`;
    this.line = `127.${process.pid % 250}.${walk >> 8}.${walk % 250}`;
    this.admin = admin;
    this.mailbox = mailbox;
  }

  address = (email: string): string =>
    email.includes(`.${this.mark}@`) ? email : email.replace('@', `.${this.mark}@`);

  /** A house beside those that look like the sample. */
  found = (plan: Plan): void => void this.plans.push(plan);

  /** The house, built when it is first asked for. */
  house(nickname: string): Promise<Built> {
    const known = this.built.get(nickname);
    if (known) return known;
    const plan = this.plans.find((p) => p.nickname === nickname);
    if (!plan) throw new Error(`no such house: ${nickname}`);
    const made = this.build(plan);
    this.built.set(nickname, made);
    return made;
  }

  /** Somebody of the house who is signed in, invited when they are first asked for. */
  async somebody(email: string, nickname: string): Promise<Caller> {
    const built = await this.house(nickname);
    const place = `${email} ${nickname}`;
    if (email !== built.plan.leader && !this.entered.has(place))
      this.entered.set(place, this.enters(built.leader, built, email));
    await this.entered.get(place);
    return (this.accounts.get(email) as Caller).in(nickname);
  }

  private async build(plan: Plan): Promise<Built> {
    const admin = await this.admin();
    const { id } = await admin.asks(association.create, {
      // Each walk has a house of its own of one number.
      ...{ name: plan.name, nickname: plan.nickname, ico: plan.ico ?? '', again: true },
      ...place,
    });
    const visit = await admin.asks(association.visit, { id, reason: 'Založení domu', write: true });
    const calls = admin.at(visit);
    await plan.fill(calls);
    // Owners are recorded: nobody needs thirty days to look.
    if (!plan.unlooked) await calls.asks(register.accept, { ids: [] });
    const { users } = await calls.asks(members.list, { sizePerPage: 'all' });
    const memberIds = new Map<string, number>();
    for (const [email, name] of Object.entries(plan.people)) {
      const found = users.find((u) => (u.companyName ?? u.lastName) === name);
      if (!found) throw new Error(`${name} is not in ${plan.nickname}`);
      memberIds.set(email, found.id);
    }
    for (const [email, rank] of Object.entries(plan.ranks ?? {}))
      await rankOf(calls, memberIds.get(email) as number, this.address(email), rank);
    await this.enters(calls, { plan, memberIds }, plan.leader);
    await calls.asks(houseLog.endVisit, {});
    return { plan, memberIds, leader: (this.accounts.get(plan.leader) as Caller).in(plan.nickname) };
  }

  /** Invited by one who may, and come in by the link of the mail. */
  private async enters(by: Caller, { plan, memberIds }: Omit<Built, 'leader'>, email: string): Promise<void> {
    const memberId = memberIds.get(email);
    if (memberId === undefined) throw new Error(`${email} is nobody of ${plan.nickname}`);
    const address = this.address(email);
    await by.asks(activation.invite, { id: memberId, email: address });
    const token = await this.invitation(address);
    const hasAccount = this.accounts.has(email);
    const given = { id: memberId, token, password, hasAccount };
    const signed = await by.nobodyFrom(this.line).asks(activation.activate, given);
    this.accounts.set(email, by.as(signed));
  }

  private async invitation(address: string): Promise<string> {
    const mail = await this.mailbox.wait(address, /^Pozvánka/);
    const [, token] = /\/aktivace\/([^/?#]+)/.exec(mail.links.find((one) => one.includes('/aktivace/')) ?? '') ?? [];
    if (!token) throw new Error(`no invitation for ${address}`);
    return token;
  }
}
