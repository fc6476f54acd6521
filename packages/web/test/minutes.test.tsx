import { expect, it, vi } from 'vitest';
import { minutes } from '#contract/minutes/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { anAssembly } from '#house/assembly.ts';
import { aMeeting } from '#house/summons.ts';
import { tieVote } from '#server/meetings/rows/queries-votes.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();

/** A meeting that began, with one point that was voted on. */
async function held() {
  const a = await anAssembly(
    portal(),
    { 1: 60, 2: 40 },
    { points: [{ name: 'Střecha', description: '<p>Za 460 Kč.</p>' }] },
  );
  const m = await aMeeting(a.chair);
  await a.house.inside(async (db, scope) => {
    await tieVote(db, scope, a.vote.id, m.id);
    await db.client.query(`update meeting set starts_at = '2020-01-01', ends_at = '2020-01-02' where id = ${m.id}`);
  });
  await a.come('1', '2');
  await a.say('agree', '1', '2');
  await a.chair.asks(votePresence.closePoint, a.close);
  return { ...a, m, at: `/shromazdeni-vlastniku/${m.id}/zapis` };
}

it('what people say stands in the place of what the portal says, until they take it back', async () => {
  const { house, chair, at } = await held();
  await opens(house, chair, at);
  await words('Chybí, kdo předsedal');
  await words(/^Za 460/);
  await nothingForAxe();
  press(await one('button', 'Upravit: Kdo předsedal'));
  type(await field('Nebo napište text místo toho'), 'Advokát Nový');
  await nothingForAxe();
  press(await one('button', 'Uložit'));
  await words('Advokát Nový');
  await words('upraveno');
  press(await one('button', 'Vrátit znění z portálu: Kdo předsedal'));
  await words('Chybí, kdo předsedal');
});

it('a wording that nobody voted on is mended at once, and that can be taken back', async () => {
  const { house, chair, at, m, point } = await held();
  const overrides = { points: { [`v${point()}`]: { wording: 'Za 490 Kč.' } } };
  await chair.asks(minutes.change, { id: m.id, updatedAt: '', lang: 'cs', overrides });
  await opens(house, chair, at);
  await words(/^Hlasovalo se o jiném znění: 460/);
  press(await one('button', 'Vrátit hlasované znění'));
  await words(/^Za 460/);
  press(await one('button', 'Vzít zpět'));
  await words(/^Hlasovalo se o jiném znění: 460/);
});

it('keeps what was typed when somebody else was first in the same part', async () => {
  const { house, chair, at, m } = await held();
  await opens(house, chair, at);
  press(await one('button', 'Upravit: Kdo zahájil'));
  const typed = await field('Nebo napište text místo toho');
  await chair.asks(minutes.change, {
    id: m.id,
    updatedAt: '',
    lang: 'cs',
    overrides: { facts: { opened: 'Pan Starý' } },
  });
  type(typed, 'Paní Nová');
  press(await one('button', 'Uložit'));
  await words(/Načíst/);
  expect((await field('Nebo napište text místo toho')).value).toBe('Paní Nová');
  const kept = await chair.asks(minutes.one, { id: m.id, lang: 'cs' });
  expect(kept.content.facts.map((f) => f.text)).toContain('Pan Starý');
});

it('takes two parts that were open beside each other, one after the other', async () => {
  const { house, chair, at, m } = await held();
  await opens(house, chair, at);
  press(await one('button', 'Upravit: Kdy a kde'));
  type(await field('Kdy a kde'), 'Ve středu v kočárkárně');
  press(await one('button', 'Upravit: Kdo zahájil'));
  type(await field('Nebo napište text místo toho'), 'Paní Nová');
  press(every('button', 'Uložit')[1] as HTMLElement);
  await until('the second is kept', () => every('button', 'Uložit').length === 1);
  await words('Paní Nová');
  press(await one('button', 'Uložit'));
  await until('the first is kept', () => every('button', 'Uložit').length === 0);
  await words('Ve středu v kočárkárně');
  const kept = await chair.asks(minutes.one, { id: m.id, lang: 'cs' });
  expect(kept.content.facts.map((f) => f.text)).toEqual(
    expect.arrayContaining(['Paní Nová', 'Ve středu v kočárkárně']),
  );
});

it('who signed on paper is written down by a scan, and a file that does not come is said', async () => {
  const { house, chair, at, m } = await held();
  const people = { chair: chair.memberId as number };
  const stored = { id: m.id, lang: 'cs' as const };
  const changed = await chair.asks(minutes.change, { ...stored, updatedAt: '', overrides: { people } });
  await chair.asks(minutes.finish, { ...stored, updatedAt: changed.updatedAt, reason: 'Nikdo nezapisoval.' });
  const send = sentTo(portal);
  vi.stubGlobal('XMLHttpRequest', send);
  await opens(house, chair, at);
  await words(/vytiskněte zápis z PDF/);
  await nothingForAxe();
  await chooseFiles(new File(['<html>'], 'podpis.jpg'));
  await one('button', /Zkusit znovu/);
  await chooseFiles(new File(['%PDF-1.4\n%%EOF\n'], 'podpis.pdf', { type: 'application/pdf' }));
  await words(/předsedající, na papíře, sken z/);
  const [signature] = (await chair.asks(minutes.one, stored)).signatures;
  expect(signature).toMatchObject({ way: 'scan', files: [{ name: 'podpis' }] });
  vi.unstubAllGlobals();
});
