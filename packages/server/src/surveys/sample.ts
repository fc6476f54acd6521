import { sql } from 'drizzle-orm';
import { momentAt } from '#contract/base/time/dates.ts';
import { dueAtOf } from '#contract/surveys/rules-due.ts';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import { SurveyInput } from '#contract/surveys/schema.ts';
import type { QuestionInput } from '#contract/surveys/schema-questions.ts';
import type { Db } from '../base/db/db.ts';
import { idsOf } from '../base/db/ids.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { addSheets, type Taker, takePart } from './answering/queries.ts';
import { keepBox, mixParts } from './answering/queries-box.ts';
import { newCode } from './answering/steps.ts';
import { addWaiting, openWaiting } from './answering/steps-groups.ts';
import { shuffled } from './answering/steps-seal.ts';
import { questionsOf, type Survey, turnoutOf } from './rows/queries.ts';
import { recipientsOf, unitsOf } from './rows/queries-audience.ts';
import { changeSurvey, noteSurvey } from './writing/queries.ts';
import { writeSurvey } from './writing/steps.ts';

type At = { db: Db; scope: Scope; now: Date };

const day = 24 * 3600_000;
const html = (...paragraphs: string[]) => paragraphs.map((p) => `<p>${p}</p>`).join('');
const after = ({ now }: At, days: number) => new Date(now.getTime() + days * day);
const iso = (at: At, days: number) => after(at, days).toISOString();

/** The house as one of its people acts in it, so many days ago. */
async function actAs(at: At, email: SampleEmail, daysAgo: number): Promise<At> {
  const memberId = await memberOf(at, email);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now: after(at, -daysAgo) };
}

type Asked = { by: SampleEmail; daysAgo: number } & Partial<SurveyInput> & Pick<SurveyInput, 'name'>;
type Kind = Partial<Pick<QuestionInput, 'required' | 'multiple' | 'otherAnswer'>>;
const asks = (name: string, answers: readonly string[], kind: Kind = {}): QuestionInput => ({
  ...{ id: null, name, kind: 'choice', required: true, multiple: false, otherAnswer: false, ...kind },
  answers: answers.map((one) => ({ id: null, name: one, at: null })),
});
/** Three Saturdays of the next spring at nine. */
const saturdays = ({ now }: At): string[] => {
  const from = new Date(Date.UTC(now.getUTCFullYear() + 1, 3, 15));
  const first = from.getTime() + ((6 - from.getUTCDay() + 7) % 7) * day;
  return [0, 7, 21].flatMap((n) => {
    const wall = `${new Date(first + n * day).toISOString().slice(0, 10)}T09:00`;
    return momentAt(wall)?.toISOString() ?? [];
  });
};
const asksWhen = (name: string, moments: readonly string[]): QuestionInput => ({
  ...asks(name, [], { multiple: true }),
  kind: 'dates',
  answers: moments.map((at) => ({ id: null, name: '', at })),
});

const inOrder = (name: string, answers: readonly string[]): QuestionInput => ({
  ...asks(name, answers, { required: false }),
  kind: 'order',
});

async function draft(at: At, { by, daysAgo, ...input }: Asked): Promise<Survey> {
  return writeSurvey(await actAs(at, by, daysAgo), SurveyInput.parse(input));
}

/** Started so many days ago; nobody is mailed: all of it happened before the portal began. */
async function running(at: At, asked: Asked): Promise<Survey> {
  const s = await draft(at, asked);
  const dateFrom = after(at, -asked.daysAgo);
  const begun = await changeSurvey(at.db, at.scope, s, { status: 'active', dateFrom }, dateFrom);
  const announced = { ...begun, announcedAt: dateFrom };
  await noteSurvey(at.db, at.scope, s.id, { announcedAt: dateFrom, dueAt: dueAtOf(announced) });
  return announced;
}

/** What the n-th of those who answer writes. */
type Says = (n: number) => Sheet;

/** Those of whom it is, but these; at most so many. */
async function takersOf(
  { db, scope, now }: At,
  s: Survey,
  most: number,
  but: readonly SampleEmail[],
): Promise<Taker[]> {
  const key = sql`${s.id}::bigint`;
  if (s.answering === 'unit') {
    const units = await idsOf(db, sql`select u.unit_id as id from (${unitsOf(scope, key, now)}) u order by 1`);
    return units.slice(0, most).map((unitId) => ({ memberId: null, unitId }));
  }
  const silent = await Promise.all(but.map((email) => memberOf({ db, scope }, email)));
  const all = await idsOf(db, sql`select r.id from (${recipientsOf(scope, key, now)}) r order by 1`);
  const members = all.filter((one) => !silent.includes(one)).slice(0, most);
  return members.map((memberId) => ({ memberId, unitId: null }));
}

/** They answer one after another. */
async function answered(portal: Portal, at: At, s: Survey, says: Says, most: number, but: readonly SampleEmail[]) {
  const { db, scope } = at;
  const questions = await questionsOf(db, scope, s.id);
  for (const [n, taker] of (await takersOf(at, s, most, but)).entries()) {
    const sheet = says(n);
    if (s.anonymous) {
      const standing = await openWaiting(portal, at, s.id);
      const coming = [{ taker, waiting: { sheet, code: newCode() } }];
      await addWaiting(portal, at, s.id, { questions, coming, standing });
    } else {
      await takePart(db, scope, s.id, [{ ...taker, standing: 'joined' }]);
      await addSheets(db, scope, s.id, [{ ...taker, sheet, paper: false }], after(at, -1));
    }
  }
}

/** An anonymous one that ended so many days ago, with the answers of these. */
async function ended(at: At, s: Survey, says: Says, most: number, daysAgo: number): Promise<void> {
  const { db, scope } = at;
  const takers = await takersOf(at, s, most, []);
  const parts = takers.map((taker) => ({ ...taker, standing: 'joined' as const }));
  await takePart(db, scope, s.id, parts);
  const sheets = shuffled(takers.map((_, n) => says(n)));
  await keepBox(db, scope, s.id, { sheets, codes: takers.map(newCode).sort(), papers: 0 });
  await mixParts(db, scope, s.id);
  const { expected } = await turnoutOf(db, scope, s.id, at.now);
  const finishedAt = after(at, -daysAgo);
  const done = {
    status: 'finished',
    finishedAt,
    dateTo: finishedAt,
    dueAt: null,
    expected,
    answered: sheets.length,
  } as const;
  await changeSurvey(db, scope, s, done, finishedAt);
}

const member = 'vybor@lipova.example';
const chair = 'predseda@lipova.example';
const owner = 'vlastnik@lipova.example';
const manager = 'sprava@spravce.example';
const whole = (...chosen: number[]): [number[], null] => [chosen, null];

async function addLaundry(portal: Portal, at: At): Promise<void> {
  const s = await running(at, {
    ...{ by: member, daysAgo: 4, name: 'Prádelna a sušárna' },
    description: html('Prádelnu v suterénu chceme do jara opravit. Řekněte nám, co v ní chybí a kdy ji používáte.'),
    ...{ anonymous: true, dateTo: iso(at, 7) },
    questions: [
      asks('Používáte prádelnu?', ['Každý týden', 'Občas', 'Vůbec']),
      asks(
        'Co v prádelně nejvíc chybí?',
        [
          ...[
            'Sušička na prádlo',
            'Druhá pračka',
            'Stůl na skládání prádla',
            'Delší hodiny v neděli',
            'Nic, ať zůstane, jak je',
          ],
        ],
        { multiple: true, otherAnswer: true },
      ),
      asks('Kolik by praní mělo stát?', ['20 Kč', '30 Kč', '40 Kč'], { required: false }),
      asks('Chcete k tomu něco dodat?', [], { required: false, otherAnswer: true }),
    ],
  });
  await answered(portal, at, s, (n) => [whole(n % 3), whole(0, 1 + (n % 3)), n % 2 ? whole(n % 3) : null, null], 7, [
    owner,
    chair,
  ]);
}

async function addPlant(portal: Portal, at: At): Promise<void> {
  const s = await running(at, {
    ...{ by: chair, daysAgo: 2, name: 'Termín jarní brigády', dateTo: iso(at, 12) },
    description: html('Vyberte soboty, kdy můžete přijít, a co byste dělali nejraději.'),
    ...{ anonymous: false, namesShown: true, publishing: 'afterAnswer' },
    questions: [
      asksWhen('Která sobota vám vyhovuje?', saturdays(at)),
      asks('Co budete dělat?', ['Stromy a keře', 'Nátěr laviček', 'Úklid sklepa'], { otherAnswer: true }),
      asks('Zůstanete na guláš?', ['Ano', 'Ne'], { required: false }),
      inOrder('Co má na jaře přednost?', ['Lavičky ve dvoře', 'Dlažba u vchodu', 'Plot u parkoviště']),
    ],
  });
  await answered(
    portal,
    at,
    s,
    (n) => [
      ...[whole(n % 3), n === 2 ? ([[], 'Přivezu vlek na listí'] as const) : whole(n % 3)],
      ...[n % 4 === 3 ? null : whole(n % 2), n % 2 ? whole(1, 0, 2) : whole(0, 2, 1)],
    ],
    5,
    [owner, member],
  );
}

async function addYard(at: At, by: SampleEmail): Promise<void> {
  const s = await running(at, {
    ...{ by, daysAgo: 25, name: 'Co s dvorem', dateTo: iso(at, 1) },
    description: html('Dvůr potřebuje úpravu. Než připravíme hlasování, chceme vědět, o co stojíte.'),
    ...{ anonymous: true, publishing: 'afterEnd' },
    questions: [
      asks('Má se dvůr upravit?', ['Ano', 'Ne, ať zůstane, jak je']),
      asks(
        'Co na dvoře nejvíc chybí?',
        ['Lavičky ve stínu', 'Stojan na kola', 'Záhony na bylinky', 'Pískoviště pro nejmenší'],
        { multiple: true, otherAnswer: true },
      ),
      asks('Na co při úpravě nezapomenout?', [], { required: false, otherAnswer: true }),
    ],
  });
  const words = [
    'Aby světlo nesvítilo celou noc do ložnic.',
    'Ořešák nechat, je starší než dům.',
    'Kohoutek na vodu, ale se zámkem.',
    'Nájezd pro kočárek a pro vozík.',
    'Místo na popelnice.',
    'Hlavně ať je to do léta.',
  ];
  const says: Says = (n) => [
    whole(n % 4 === 3 ? 1 : 0),
    whole(...[0, 1, 2].filter((x) => (n + x) % 3 !== 0), ...(n % 9 === 4 ? [3] : [])),
    n < words.length ? [[], words[n] as string] : null,
  ];
  await ended(at, s, says, 40, 10);
}

async function addLift(at: At, by: SampleEmail): Promise<void> {
  await draft(at, {
    ...{ by, daysAgo: 1, name: 'Výtah: kdy odstávka nejmíň vadí' },
    description: html('Doplnit termíny, až je pošle servis.'),
    answering: 'unit',
    questions: [
      asks('Který týden vám odstávka vadí nejméně?', ['První v únoru', 'Druhý v únoru'], { otherAnswer: true }),
    ],
  });
}

async function addEntrance(portal: Portal, at: At): Promise<void> {
  const s = await running(at, {
    ...{ by: manager, daysAgo: 3, name: 'Barva vstupních dveří', dateTo: iso(at, 9) },
    description: html('Dveře v Dlouhé 7 a 9 se budou na jaře natírat. Za každou jednotku stačí jedna odpověď.'),
    ...{ anonymous: true, answering: 'unit' },
    questions: [asks('Kterou barvu?', ['Zelenou', 'Hnědou', 'Šedou'], { otherAnswer: true })],
  });
  await answered(portal, at, s, (n) => [whole(n % 3)], 4, []);
  const named = await running(at, {
    ...{ by: manager, daysAgo: 1, name: 'Čas schůze domu', dateTo: iso(at, 6) },
    description: html('Schůze bude v prvním týdnu příštího měsíce.'),
    ...{ anonymous: false, publishing: 'committee' },
    questions: [
      asks('Který den?', ['Pondělí', 'Středa', 'Čtvrtek'], { multiple: true }),
      asks('Od kolika?', ['17:00', '18:00', '19:00']),
    ],
  });
  await answered(portal, at, named, (n) => [whole(n % 3), whole(n % 2)], 2, ['dvojity@dlouha.example']);
}

/** Surveys of the sample's houses: one anonymous and one with names that run, one that ended, a draft. */
export async function furnishSurveys(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') {
    await addLaundry(portal, at);
    await addPlant(portal, at);
    await addYard(at, chair);
    await addLift(at, member);
  }
  if (house === 'dlouha') {
    await addEntrance(portal, at);
    await addYard(at, manager);
    await addLift(at, manager);
  }
}
